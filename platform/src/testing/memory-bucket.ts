import { createHash } from 'node:crypto';
import { BucketBackend } from '../store/bucket-backend.ts';
import type { Bucket } from '../store/bucket/bucket.ts';
import { Store } from '../store/store.ts';

/** A bucket in memory, with a bucket's answers to conditional writes. */
export type MemoryBucket = Pick<
  Bucket,
  'urlOf' | 'get' | 'tagged' | 'put' | 'create' | 'replace' | 'list' | 'delete'
> & {
  objects: Map<string, Buffer>;
};

/** @param latency Resolves when a request has arrived, and again when its answer has. Default: at once. */
export function memoryBucket(
  content: Readonly<Record<string, string>> = {},
  latency: () => Promise<void> = () => Promise.resolve(),
): MemoryBucket {
  const objects = new Map<string, Buffer>(Object.entries(content).map(([key, text]) => [key, Buffer.from(text)]));
  const tagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
  const answer = async <T>(act: () => T): Promise<T> => {
    await latency();
    const result = act();
    await latency();
    return result;
  };
  return {
    objects,
    urlOf: (key?: string) => `s3://memory/${key ?? ''}`,
    get: (key) => answer(() => objects.get(key)),
    tagged: (key) =>
      answer(() => {
        const body = objects.get(key);
        return body && { body, tag: tagOf(body) };
      }),
    put: (key, body) => answer(() => void objects.set(key, body)),
    create: (key, body) =>
      answer(() => {
        if (objects.has(key)) return false;
        objects.set(key, body);
        return true;
      }),
    replace: (key, tag, body) =>
      answer(() => {
        const there = objects.get(key);
        if (!there || tagOf(there) !== tag) return false;
        objects.set(key, body);
        return true;
      }),
    delete: (key) => answer(() => void objects.delete(key)),
    list: (prefix, options?: { deep?: boolean; after?: string | undefined }) =>
      answer(() => {
        const { deep = true, after } = options ?? {};
        const keys = [...objects.keys()]
          .filter((key) => key.startsWith(prefix) && (!after || key > prefix + after))
          .sort();
        const isBelow = (key: string): boolean => !deep && key.slice(prefix.length).includes('/');
        const folders = keys.filter(isBelow).map((key) => key.slice(prefix.length).split('/')[0] ?? '');
        return {
          objects: keys.filter((key) => !isBelow(key)).map((key) => ({ key, modified: new Date() })),
          folders: [...new Set(folders)],
        };
      }),
  };
}

/** A bucket in memory that counts its requests. */
export interface CountedBucket {
  bucket: MemoryBucket;
  /** Requests so far. */
  requests: () => number;
}

/** An empty bucket whose lists have at most 1,000 objects an answer, as those of S3 do: a longer list counts as several requests. */
export function countedBucket(): CountedBucket {
  let requests = 0;
  const bucket = new Proxy(memoryBucket(), {
    get(target, name: keyof MemoryBucket) {
      const method: unknown = target[name];
      if (typeof method !== 'function' || name === 'urlOf') return method;
      return async (...args: unknown[]) => {
        const answer: unknown = await (method as (...given: unknown[]) => Promise<unknown>).apply(target, args);
        const { objects = [] } = (name === 'list' ? answer : {}) as { objects?: unknown[] };
        requests += Math.max(1, Math.ceil(objects.length / 1_000));
        return answer;
      };
    },
  });
  return { bucket, requests: () => requests };
}

/** A store in it, with local copies in `cache`. */
export function bucketStoreIn(bucket: MemoryBucket, cache: string): Store {
  return new Store(new BucketBackend(bucket, cache));
}
