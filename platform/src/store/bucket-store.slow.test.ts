import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketAddress } from './bucket/address.ts';
import { Bucket } from './bucket/bucket.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { startProxy, type Proxy, type Trouble } from '../testing/proxy.ts';
import { BucketBackend } from './bucket-backend.ts';
import { builtRelease, contentsOf, revision, storeContract, type Place } from '../testing/store-contract.ts';
import { Store } from './store.ts';
import { bucketStore } from './stores.ts';

describeWithCeph('a store in a bucket', (ceph) => {
  const bucketAt = (address: string, endpoint = ceph().endpoint) =>
    new Bucket(bucketAddress(`${address}?endpoint=${endpoint}`));
  let places = 0;
  const placeIn = (folder: string): Place => {
    places += 1;
    const address = `s3://test/store-${places}`;
    const bucket = bucketAt(address);
    return {
      address,
      store: { bucket: `${address}?endpoint=${ceph().endpoint}`, cache: join(folder, 'other') },
      open: (ahead = 0) => {
        const cache = mkdtempSync(join(folder, 'cache-'));
        return new Store(new BucketBackend(bucketAt(address), cache, () => Date.now() + ahead));
      },
      everything: async () => (await bucket.list('')).objects.map(({ key }) => key),
      overwrite: (path, text) => bucket.put(path, Buffer.from(text), { contentType: 'text/plain' }),
    };
  };

  storeContract(placeIn, 300);

  let folder: string;
  let place: Place;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bucket-'));
    place = placeIn(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('one file of a release is read without the others', async () => {
    await place.open().publishRelease(builtRelease(folder, '1.0.0', 'code', 20));
    const proxy = await startProxy(ceph().endpoint);
    try {
      const store = new Store(new BucketBackend(bucketAt(place.address, proxy.endpoint), folder));
      await store.release('mf-plans', '1.0.0');
      expect(proxy.requests).toHaveLength(2);
    } finally {
      await proxy.stop();
    }
  });

  test('a history is listed once, however many revisions are read of it', async () => {
    const store = place.open();
    for (const number of [1, 2, 3, 4]) await store.createRevision(revision(number));
    const proxy = await startProxy(ceph().endpoint);
    try {
      const fresh = new Store(new BucketBackend(bucketAt(place.address, proxy.endpoint), folder));
      const numbers = await fresh.revisionNumbers('staging');
      for (const number of numbers) expect((await fresh.revision('staging', number)).revision).toBe(number);
      expect(numbers).toHaveLength(4);
      expect(proxy.requests).toHaveLength(5);
    } finally {
      await proxy.stop();
    }
  });

  test('of several that replace what all have read, one does; none replaces what is gone', async () => {
    const bucket = bucketAt(place.address);
    const headers = { contentType: 'text/plain' };
    const replace = (tag: string, text: string) => bucket.replace('note', tag, Buffer.from(text), headers);
    expect(await replace('"d41d8cd98f00b204e9800998ecf8427e"', 'first')).toBe(false);
    await bucket.put('note', Buffer.from('first'), headers);
    const { tag = '' } = (await bucket.tagged('note')) ?? {};
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const won = await Promise.all(texts.map((text) => replace(tag, text)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await bucket.get('note'))).toBe(texts[won.indexOf(true)]);
    await bucket.delete('note');
    expect(await replace(tag, 'late')).toBe(false);
  });

  const objectOf = async (name: string): Promise<string> =>
    (await place.everything()).find((path) => path.endsWith(name)) ?? '';

  test('an object that somebody changed is refused by name, and so is one that is missing', async () => {
    await place.open().publishRelease(builtRelease(folder, '1.0.0'));
    const key = await objectOf('part-0.js');
    await place.overwrite(key, 'evil');
    await expect(place.open().releaseFolder('mf-plans', '1.0.0')).rejects.toThrow(
      `${place.address}/${key} is not what was published: its SHA-384 differs`,
    );
    await bucketAt(place.address).delete(key);
    const store = place.open();
    await expect(store.releaseFolder('mf-plans', '1.0.0')).rejects.toThrow(`${place.address}/${key} is missing`);
    // Another one, that was pruned and published again meanwhile, is found by who looks again.
    await place.open().removeRelease('mf-plans', '1.0.0');
    await place.open().publishRelease(builtRelease(folder, '1.0.0', 'again'));
    expect(await contentsOf(store, '1.0.0')).toEqual(['again']);
  });

  test('an index that names a file outside of its folder is refused', async () => {
    const files = { '../../evil.js': { bytes: 1, sha384: '' } };
    await place.overwrite('releases/mf-plans/1.0.0.json', JSON.stringify({ schema: 1, files }));
    await expect(place.open().releaseFolder('mf-plans', '1.0.0')).rejects.toThrow('must be a path inside the release');
  });

  test('a bucket that is not there, keys that are not known, and a service that does not answer have different errors', async () => {
    const at = (address: string) => bucketStore(bucketAddress(address), folder);
    const { endpoint, secretKey } = ceph();
    await expect(at(`s3://nowhere?endpoint=${endpoint}`).environments()).rejects.toThrow(
      `s3://nowhere/environments/ cannot be listed: ${endpoint} has no bucket "nowhere". Create it, or correct the address.`,
    );
    await expect(at(`s3://nowhere?endpoint=${endpoint}`).publishRelease(builtRelease(folder, '1.0.0'))).rejects.toThrow(
      'has no bucket "nowhere"',
    );
    await expect(at('s3://test?endpoint=http://127.0.0.1:9').environments()).rejects.toThrow(
      'http://127.0.0.1:9 does not answer (ECONNREFUSED)',
    );
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    try {
      await expect(at(`s3://test?endpoint=${endpoint}`).environments()).rejects.toThrow(
        `${endpoint} refuses it (SignatureDoesNotMatch). Check the credentials`,
      );
    } finally {
      process.env.AWS_SECRET_ACCESS_KEY = secretKey;
    }
  });

  describe('through trouble', () => {
    let proxy: Proxy;
    let troubles: Trouble[];
    let bucket: Bucket;
    beforeEach(async () => {
      troubles = [];
      proxy = await startProxy(ceph().endpoint, () => troubles.shift());
      bucket = bucketAt(place.address, proxy.endpoint);
    });
    afterEach(() => proxy.stop());

    const text = { contentType: 'text/plain' };
    const failing = { status: 500, code: 'InternalError' };

    test('a writer whose first answer got lost learns that it won', async () => {
      troubles = ['lose the answer'];
      expect(await bucket.create('a', Buffer.from('mine'), text)).toBe(true);
      expect(proxy.requests.map((each) => each.split(' ')[0])).toEqual(['PUT', 'PUT', 'HEAD']);
      expect(await bucket.create('a', Buffer.from('mine'), text)).toBe(false);
    });

    test('a request is repeated where the service answers "slow down" or another write is under way', async () => {
      troubles = [{ status: 503, code: 'SlowDown' }, failing, { status: 409, code: 'ConditionalRequestConflict' }];
      expect(await bucket.create('a', Buffer.from('mine'), text)).toBe(true);
      expect(proxy.requests).toHaveLength(4);
      troubles = Array.from({ length: 5 }, () => failing);
      await expect(bucket.get('a')).rejects.toThrow('says InternalError: by the test. Run the command again.');
    });

    test('an answer that breaks off is requested again', async () => {
      await bucket.put('a', Buffer.from('a long text'), text);
      troubles = ['cut the answer'];
      expect(String(await bucket.get('a'))).toBe('a long text');
    });

    test('a release is published in spite of it', async () => {
      troubles = Array.from({ length: 40 }, (_, index) => (index % 4 === 0 ? failing : undefined)) as Trouble[];
      const store = new Store(new BucketBackend(bucket, folder));
      await store.publishRelease(builtRelease(folder, '1.0.0', 'code', 20));
      expect(await contentsOf(place.open(), '1.0.0')).toEqual(['code']);
    });
  });
});
