import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../store/bucket/bucket.ts';
import { splitFile } from '../site/hosts/edge/edge-files.ts';
import { canaryFolder } from '../site/site-map.ts';
import { composedMap, writeComposed, writeSplit } from '../testing/composed-folder.ts';
import { canaryObjects, siteObjects, type SiteObject } from './site-objects.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { isBehind, uploadIndexKey, uploadLockKey, uploadSite } from './upload-site.ts';

let folder: string;
let service: Server;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  await writeComposed(folder);
  // Its disk is full after the notes of an upload, and from then on it refuses everything.
  service = createServer((request, response) => {
    const isNote = request.url?.includes('/.mosaico/') === true;
    const status = request.method === 'GET' ? 404 : request.method === 'PUT' && isNote ? 200 : 403;
    const code = status === 404 ? 'NoSuchKey' : 'AccessDenied';
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(status === 200 ? '' : `<Error><Code>${code}</Code></Error>`);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('an upload that was cut says which object failed, not that its lock cannot be deleted either', async () => {
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const bucket = new Bucket({ bucket: 'site', prefix: '', endpoint });
  const objects = siteObjects(folder, composedMap).filter(({ key }) => key === 'data/lista.json');
  const site = () => Promise.resolve({ revision: 1, objects });
  await expect(uploadSite({ bucket, environment: 'production', site })).rejects.toThrow(
    's3://site/data/lista.json cannot be written',
  );
});

test('Ctrl+C begins no further write, waits for those that are under way, and lets the next upload begin', async () => {
  const bucket = memoryBucket();
  const { put } = bucket;
  const begun: string[] = [];
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let isFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (isFirst = resolve));
  bucket.put = async (key, ...all) => {
    if (key === uploadIndexKey) return put(key, ...all);
    begun.push(key);
    isFirst();
    await arrival;
    return put(key, ...all);
  };
  let end: (at: object) => void = () => undefined;
  const ended = new Promise<object>((resolve) => (end = resolve));
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    // What the bucket holds at the end of the process.
    end({ code, lock: String(bucket.objects.get(uploadLockKey)), keys: [...bucket.objects.keys()] });
    throw new Error('the process has ended');
  });
  const site = { revision: 1, objects: siteObjects(folder, composedMap) };
  const uploading = uploadSite({ bucket, environment: 'production', site: () => Promise.resolve(site) });
  uploading.catch(() => undefined);
  await first;
  process.emit('SIGINT');
  const held = String(bucket.objects.get(uploadLockKey));
  expect(held).toContain(`process ${process.pid} on`);
  arrive();
  expect(await ended).toEqual({
    code: 130,
    lock: expect.stringContaining('nobody') as string,
    keys: expect.arrayContaining(begun) as string[],
  });
  expect(begun.length).toBeLessThan(site.objects.length);
  await expect(uploading).rejects.toThrow('the process has ended');
  exit.mockRestore();
  bucket.put = put;
  expect(await uploadSite({ bucket, environment: 'production', site: () => Promise.resolve(site) })).toMatchObject({
    revision: 1,
  });
});

describe('a canary', () => {
  const split = join(tmpdir(), `upload-canary-${process.pid}`);
  afterAll(() => rmSync(split, { recursive: true, force: true }));

  test('its objects lie where no address leads, and stay for one upload after its end; its marker goes at once', async () => {
    const bucket = memoryBucket();
    const canary = { number: 42, weight: 5 };
    await writeSplit(split, canary);
    mkdirSync(join(split, '.edge'));
    writeFileSync(join(split, splitFile), JSON.stringify(canary));
    const upload = async (objects: readonly SiteObject[], revision: number) =>
      uploadSite({ bucket, environment: 'production', site: () => Promise.resolve({ revision, objects }) });
    const stable = siteObjects(split, composedMap);
    const both = [...stable, ...(await canaryObjects(split, { ...composedMap, canary }))];
    const ofCanary = (): string[] => [...bucket.objects.keys()].filter((key) => key.startsWith('.canary/'));
    const put = jest.spyOn(bucket, 'put');
    await upload(both, 1);
    expect(ofCanary()).toEqual(
      expect.arrayContaining([
        '.canary/split.json',
        '.canary/42/nueva',
        '.canary/42/index.html',
        '.canary/42/404.html',
      ]),
    );
    expect(ofCanary().filter((key) => /\.(?:md|txt)$|assets/.test(key))).toEqual([]);
    expect(JSON.parse(String(bucket.objects.get('.canary/split.json')))).toEqual(canary);
    // Visitors are sent to no page that is not there yet.
    const keys = put.mock.calls.map(([key]) => key);
    expect(keys.indexOf('.canary/split.json')).toBeGreaterThan(keys.indexOf('.canary/42/nueva'));
    // The canary goes on without one of its pages.
    await upload(
      both.filter(({ key }) => key !== '.canary/42/nueva'),
      2,
    );
    expect(ofCanary()).not.toContain('.canary/42/nueva');
    await upload(stable, 3);
    expect(ofCanary()).toContain('.canary/42/index.html');
    expect(ofCanary()).not.toContain('.canary/split.json');
    await upload(stable, 4);
    expect(ofCanary()).toEqual([]);
    expect(await upload(stable, 5)).toMatchObject({ uploaded: [], deleted: [] });
  });

  test('an upload that fails anywhere before its end leaves visitors to the split that was', async () => {
    const bucket = memoryBucket();
    await writeSplit(split, { number: 42, weight: 5 });
    mkdirSync(join(split, '.edge'), { recursive: true });
    const upload = async (weight: number, revision: number): Promise<void> => {
      const canary = { number: 42, weight };
      writeFileSync(join(split, splitFile), JSON.stringify(canary));
      for (const name of [
        'revision.json',
        'planes.html.gz',
        `${canaryFolder}/revision.json`,
        `${canaryFolder}/planes.html.gz`,
      ])
        writeFileSync(join(split, name), `of revision ${revision}`);
      const objects = [...siteObjects(split, composedMap), ...(await canaryObjects(split, { ...composedMap, canary }))];
      await uploadSite({ bucket, environment: 'production', site: () => Promise.resolve({ revision, objects }) });
    };
    const weight = (): unknown => JSON.parse(String(bucket.objects.get('.canary/split.json')));
    await upload(25, 1);
    const put = jest.spyOn(bucket, 'put');
    const isOfSite = (key: string): boolean => !key.startsWith('.mosaico/');
    await upload(25, 2);
    const writes = put.mock.calls.filter(([key]) => isOfSite(key)).length;
    expect(writes).toBeGreaterThan(4);
    for (let failing = 1; failing <= writes + 1; failing += 1) {
      let sent = 0;
      put.mockImplementation((key, body) => {
        if (isOfSite(key) && (sent += 1) >= failing) return Promise.reject(new Error('The network is gone.'));
        return Promise.resolve(void bucket.objects.set(key, body));
      });
      const revision = 2 + failing;
      await expect(upload(50, revision)).rejects.toThrow('The network is gone.');
      expect(await isBehind({ bucket, environment: 'production', revision })).toBe(true);
      expect(weight()).toEqual({ number: 42, weight: 25 });
    }
    put.mockRestore();
    await upload(50, 99);
    expect(await isBehind({ bucket, environment: 'production', revision: 99 })).toBe(false);
    expect(await isBehind({ bucket, environment: 'production', revision: 100 })).toBe(true);
    await expect(isBehind({ bucket, environment: 'production', revision: 98 })).rejects.toThrow('shows revision 99');
    expect(weight()).toEqual({ number: 42, weight: 50 });
  });
});
