import { BucketBackend } from './bucket-backend.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { Store } from './store.ts';

/** A store in a bucket, to which these releases were published one after the other. */
function storeWith(...versions: string[]): Store {
  const bucket = memoryBucket();
  const keys = versions.map((version) => `releases/mf-plans/${version}.json`);
  for (const key of keys) bucket.objects.set(key, Buffer.from('{}'));
  const { list } = bucket;
  bucket.list = async (...args) => {
    const found = await list(...args);
    return { ...found, objects: found.objects.map(({ key }) => ({ key, modified: new Date(keys.indexOf(key)) })) };
  };
  return new Store(new BucketBackend(bucket, 'nowhere'));
}
const store = storeWith('1.10.0', '1.2.0', '1.9.0', '1.0.1');

test('the newest releases of a bucket are those that were published last, whatever their names', async () => {
  expect(await store.newestVersions('mf-plans', 2)).toEqual(['1.0.1', '1.9.0']);
  expect(await store.newestVersions('mf-plans', 9)).toHaveLength(4);
});

test('those before a release are those that were published before it', async () => {
  expect(await store.newestVersions('mf-plans', 2, '1.9.0')).toEqual(['1.2.0', '1.10.0']);
  expect(await store.newestVersions('mf-plans', 2, '1.10.0')).toEqual([]);
});
