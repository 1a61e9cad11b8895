import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { canaryObjects, siteObjects, type SiteObject } from '../deliver/site-objects.ts';
import type { Split } from '../site/hosts/arms.ts';
import { edgeFiles } from '../site/hosts/edge/edge-files.ts';
import { composedMap, writeSplit } from './composed-folder.ts';

/** An answer of a bucket's website. */
export interface ObjectAnswer {
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: string;
}

/** What the website of a bucket with these objects answers at a path: an object, its redirect, or the page for what is not there. */
export function websiteOf(objects: readonly SiteObject[]): (path: string) => ObjectAnswer {
  const byKey = new Map(objects.map((each) => [each.key, each]));
  const bodyOf = ({ file, headers }: SiteObject): string => {
    const bytes = readFileSync(file);
    return String(headers.contentEncoding === 'gzip' ? gunzipSync(bytes) : bytes);
  };
  return (path) => {
    const key = decodeURIComponent(path.slice(1));
    const found = byKey.get(key === '' || key.endsWith('/') ? `${key}index.html` : key);
    const shown = found ?? byKey.get('404.html');
    if (!shown) return { status: 404, headers: {}, body: '' };
    const { contentType, cacheControl = '', redirect } = shown.headers;
    if (found && redirect) return { status: 301, headers: { location: redirect }, body: '' };
    return {
      status: found ? 200 : 404,
      headers: { 'content-type': contentType, 'cache-control': cacheControl },
      body: bodyOf(shown),
    };
  };
}

/** Both arms of a site as `upload` brings them into a bucket, from a folder of `writeSplit`. */
export async function splitObjects(folder: string, canary: Split): Promise<SiteObject[]> {
  await writeSplit(folder, canary);
  for (const [name, text] of Object.entries(await edgeFiles(canary))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return [...siteObjects(folder, composedMap), ...(await canaryObjects(folder, { ...composedMap, canary }))];
}
