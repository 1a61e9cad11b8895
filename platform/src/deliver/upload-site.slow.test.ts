import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Bucket } from '../store/bucket/bucket.ts';
import { promote } from '../environments/promote.ts';
import { rollback } from '../environments/rollback.ts';
import { askWebsite } from '../testing/bucket-website.ts';
import { composedFiles, composedMap, documentTitled, writeComposed } from '../testing/composed-folder.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { makeSiteBucket } from '../testing/make-bucket.ts';
import { startProxy } from '../testing/proxy.ts';
import { rootFolder } from '../lib/workspaces.ts';
import { siteObjects, type SiteObject } from './site-objects.ts';
import { uploadIndexKey, uploadLockKey, uploadSite, type Site, type Upload, type Uploaded } from './upload-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A composed site in a folder of its own, with these changes to its files; `undefined` takes one away. */
async function siteFolder(changes: Record<string, string | undefined>): Promise<string> {
  const site = mkdtempSync(join(folder, 'site-'));
  await writeComposed(site, changes);
  return site;
}

/** Its objects. */
async function composed(changes: Record<string, string | undefined> = {}): Promise<SiteObject[]> {
  return siteObjects(await siteFolder(changes), composedMap);
}

describeWithCeph('a site in a bucket', (ceph) => {
  let name: string;
  let bucket: Bucket;
  beforeEach(async () => {
    name = `site-${Date.now()}`;
    await makeSiteBucket(ceph().endpoint, name);
    bucket = bucketAt(ceph().endpoint);
  });

  const bucketAt = (endpoint: string) => new Bucket({ bucket: name, prefix: '', endpoint });
  /** Of all objects but the lock, which stays. */
  const keys = async () =>
    (await bucket.list('')).objects
      .map(({ key }) => key)
      .filter((key) => key !== uploadLockKey)
      .sort();
  const upload = (revision: number, objects: Site['objects'], more: Partial<Upload> = {}): Promise<Uploaded> =>
    uploadSite({ bucket, environment: 'production', site: () => Promise.resolve({ revision, objects }), ...more });
  /** Uploads and gives the requests that this made, without the notes of the upload itself. */
  const requestsOf = async (revision: number, objects: Site['objects']): Promise<string[]> => {
    const proxy = await startProxy(ceph().endpoint);
    try {
      await upload(revision, objects, { bucket: bucketAt(proxy.endpoint) });
      return proxy.requests
        .map((request) => request.replace(`/${name}/`, ''))
        .filter((request) => !request.includes('.mosaico/'));
    } finally {
      await proxy.stop();
    }
  };

  /** What the bucket's website says. */
  const ask = (path: string) => askWebsite(ceph().endpoint, name, path);

  test('its website answers as the site does', async () => {
    await upload(1, await composed());
    for (const path of [
      '/planes',
      '/planes/',
      '/planes.html',
      '/plans',
      '/plans/',
      '/catalogo/norte/',
      '/demo/pago',
      '/',
      '/index',
    ]) {
      const { status, headers, body } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'no-cache',
      });
      expect(body).toContain('<title>');
    }
    const script = await ask('/assets/shell/shell.abc.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.body).toBe(composedFiles['assets/shell/shell.abc.js']);
    const missing = await ask('/no-existe');
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('<title>No existe');
    const redirect = await ask('/ir');
    expect(redirect.status).toBe(301);
    expect(redirect.headers.location).toBe('https://example.com/fuera?a=1');
  });

  test('everybody reads the site, and nobody the notes of an upload, which name a machine', async () => {
    await upload(1, await composed());
    for (const key of [uploadIndexKey, uploadLockKey]) {
      await bucket.put(key, Buffer.from('{"by":"a-machine, process 1"}'), { contentType: 'application/json' });
      for (const answer of [await ask(`/${key}`), await fetch(`${ceph().endpoint}/${name}/${key}`)])
        expect(answer.status).toBe(403);
      expect(String(await bucket.get(key))).toContain('a-machine');
    }
    expect((await ask('/planes')).status).toBe(200);
    expect((await ask('/nothing')).status).toBe(404);
  });

  test('files come before documents, documents before the revision, and deletions last', async () => {
    await upload(1, await composed({ 'assets/shell/old.js': 'old', 'antes.html': documentTitled('Antes') }));
    const changes = {
      'assets/shell/new.js': 'new',
      'planes.html': documentTitled('Planes nuevos'),
      'revision.json': '{"revision":2}',
    };
    const requests = await requestsOf(2, await composed(changes));
    const order = ['PUT assets/shell/new.js', 'PUT planes', 'PUT revision.json', 'DELETE antes.html'].map((each) =>
      requests.indexOf(each),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // Nothing but what has changed was sent.
    expect([...requests].sort()).toEqual(
      [
        'DELETE antes.html',
        'DELETE assets/shell/old.js',
        'PUT assets/shell/new.js',
        ...['planes', 'plans'].flatMap((path) =>
          ['', '.html', '/index', '/index.html'].map((end) => `PUT ${path}${end}`),
        ),
        'PUT revision.json',
      ].sort(),
    );
  });

  test('other objects are not touched, and a second upload has nothing to do', async () => {
    await bucket.put('google123.html', Buffer.from('mine'), { contentType: 'text/html' });
    const objects = await composed();
    const { uploaded } = await upload(1, objects);
    expect(uploaded).toHaveLength(objects.length);
    expect(await requestsOf(1, objects)).toEqual([]);
    await upload(2, await composed(Object.fromEntries(Object.keys(composedFiles).map((file) => [file, undefined]))));
    expect(await keys()).toEqual([uploadIndexKey, 'google123.html']);
  });

  test('an object whose headers alone have changed is sent again', async () => {
    const objects = await composed();
    await upload(1, objects);
    const kept = objects.map((each) =>
      each.key === 'data/lista.json' ? { ...each, headers: { ...each.headers, cacheControl: 'max-age=60' } } : each,
    );
    expect((await upload(1, kept)).uploaded).toEqual(['data/lista.json']);
    expect((await ask('/data/lista.json')).headers['cache-control']).toBe('max-age=60');
  });

  test('an upload that ended half way is finished by the next, even of another site', async () => {
    await upload(1, await composed());
    const proxy = await startProxy(ceph().endpoint, ({ method, url }) =>
      method === 'PUT' && url?.includes('revision.json') ? { status: 403, code: 'AccessDenied' } : undefined,
    );
    const broken = {
      'planes.html': documentTitled('Planes rotos'),
      'assets/shell/broken.js': 'broken',
      'data/lista.json': undefined,
    };
    const objects = await composed({ ...broken, 'revision.json': '{"revision":2}' });
    await expect(upload(2, objects, { bucket: bucketAt(proxy.endpoint) })).rejects.toThrow(
      `s3://${name}/revision.json cannot be written`,
    );
    await proxy.stop();
    expect(await keys()).toContain('assets/shell/broken.js');

    await upload(3, await composed());
    expect((await ask('/planes')).body).toContain('<title>Planes</title>');
    expect(await keys()).toEqual([...new Set([...(await composed()).map(({ key }) => key), uploadIndexKey])].sort());
  });

  test('an older revision and another environment are refused', async () => {
    await upload(7, await composed());
    await expect(upload(6, await composed())).rejects.toThrow(
      `s3://${name}/ shows revision 7 of "production", which is newer than revision 6 here`,
    );
    await expect(upload(8, await composed(), { environment: 'staging' })).rejects.toThrow(
      `s3://${name}/ shows the environment "production". Upload "staging" elsewhere`,
    );
    expect(String(await bucket.get(uploadLockKey))).toContain('nobody');
  });

  test('two who upload at once do not mix their sites', async () => {
    const sites = [await composed(), await composed({ 'planes.html': documentTitled('Otros') })];
    const results = await Promise.allSettled(sites.map((objects, index) => upload(index + 1, objects)));
    const refused = results.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toMatch(/is being uploaded to by process \d+ on/);
  });

  test('the command uploads the composition in use, and a rollback after it', async () => {
    const sites = join(folder, 'sites', 'production');
    const { store, publish, configurationFolder } = fixtureStore(folder);
    const promoted = async (workspace: string, version: string) => {
      await publish(workspace, version);
      const changes = [{ workspace, version }];
      await promote(store, { environment: 'production', changes, configurationFolder, sites });
    };
    const mosaico = (...words: string[]) => runMosaico(folder, {}, 'upload', '--env', 'production', ...words);
    const to = `s3://${name}?endpoint=${ceph().endpoint}`;
    await promoted('shell', '1.0.0');
    await promoted('mf-plans', '1.0.0');

    const dry = await mosaico('--to', to, '--dry-run');
    expect(dry).toMatchObject({ code: 0, errors: '' });
    expect(dry.output).toContain(`would upload s3://${name}/mf-plans/index.html`);
    expect(await keys()).toEqual([]);

    const first = await mosaico('--to', to);
    expect(first.output).toMatch(/shows revision 2 of production: \d+ uploaded, 0 unchanged, 0 deleted\.\n$/);
    expect(first.errors).toMatch(/^uploading objects: \d+\n/);
    expect((await ask('/mf-plans/')).body).toContain('mf-plans@1.0.0');

    await promoted('mf-plans', '1.1.0');
    await mosaico('--to', to);
    expect((await ask('/mf-plans')).body).toContain('mf-plans@1.1.0');

    await rollback(store, { environment: 'production', sites });
    const back = await mosaico('--to', to, '--json');
    expect(JSON.parse(back.output)).toMatchObject({ bucket: `s3://${name}/`, revision: 4 });
    expect((await ask('/mf-plans')).body).toContain('mf-plans@1.0.0');
  }, 180_000);

  test('a promotion of another machine, which then stopped, is composed here and shown', async () => {
    const { store, publish, configurationFolder } = fixtureStore(folder);
    const promoted = async (machine: string, workspace: string, version: string) => {
      await publish(workspace, version);
      const sites = join(folder, machine, 'sites', 'production');
      const changes = [{ workspace, version }];
      await promote(store, { environment: 'production', changes, configurationFolder, sites });
    };
    await promoted('ours', 'shell', '1.0.0');
    await promoted('ours', 'mf-plans', '1.0.0');
    await promoted('theirs', 'mf-plans', '1.1.0');
    const to = `s3://${name}?endpoint=${ceph().endpoint}`;
    const at = { store: join(folder, 'store') };
    for (const machine of ['ours', 'nobody-was-here-before']) {
      const { code, output, errors } = await runMosaico(
        join(folder, machine),
        at,
        'upload',
        '--env',
        'production',
        '--to',
        to,
      );
      expect([code, errors]).toEqual([0, expect.not.stringContaining('not composed')]);
      expect(output).toContain('shows revision 3 of production');
      expect((await ask('/mf-plans')).body).toContain('mf-plans@1.1.0');
    }
  }, 180_000);

  test('an upload that has waited for another shows the newest revision by then', async () => {
    await bucket.put(uploadLockKey, Buffer.from(JSON.stringify({ by: 'b', since: new Date().toISOString() })), {
      contentType: 'application/json',
    });
    const [older, newer] = [await composed(), await composed({ 'planes.html': documentTitled('Planes de otros') })];
    const waiting = upload(1, older, { wait: 30, site: () => Promise.resolve({ revision: 2, objects: newer }) });
    await bucket.delete(uploadLockKey);
    expect(await waiting).toMatchObject({ revision: 2 });
    expect((await ask('/planes')).body).toContain('<title>Planes de otros</title>');
    // Said by the bucket, too: what is older is refused.
    await expect(upload(1, older)).rejects.toThrow('shows revision 2');
  });
});

/** Runs `mosaico …` with sites, and the store unless it is elsewhere, in a folder. */
function runMosaico(
  work: string,
  { store }: { store?: string },
  ...words: string[]
): Promise<{ code: number | null; output: string; errors: string }> {
  const root = rootFolder();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'platform', 'bin', 'mosaico.mjs'), ...words], {
      cwd: root,
      env: {
        ...process.env,
        MOSAICO_WORK: work,
        NO_COLOR: '1',
        ...(store && { MOSAICO_STORE: pathToFileURL(store).href }),
      },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
