import { readFile } from 'node:fs/promises';
import { distFile } from '../../../lib/dist.ts';
import type { Split } from '../arms.ts';

/** Folder of a composition with the functions of a CDN before a bucket. It is not served. */
export const edgeFolder = '.edge';

/** File of {@link edgeFolder} that says which canary runs, for the function that reads it from the bucket. */
export const splitFile = `${edgeFolder}/split.json`;

/**
 * The functions of a CDN before a bucket, by file name. That of CloudFront cannot read anything, so the canary that runs stands in
 * itself. That of Cloudflare stays the same, and reads {@link splitFile} from the bucket.
 */
export async function edgeFiles(split: Split | undefined): Promise<Record<string, string>> {
  const script = (name: string): Promise<string> => readFile(distFile(`edge/${name}.js`), 'utf8');
  const { number, weight } = split ?? {};
  return {
    [`${edgeFolder}/cloudflare.js`]: await script('cloudflare'),
    [`${edgeFolder}/cloudfront.js`]: `var split=${JSON.stringify(split ? { number, weight } : null)};${await script('cloudfront')}`,
    ...(split && { [splitFile]: JSON.stringify({ number, weight }) }),
  };
}
