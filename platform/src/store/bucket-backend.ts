import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { storedFilesSchema } from '@mosaico/shared-types/schemas';
import type { Bucket } from './bucket/bucket.ts';
import { cacheControlOf, contentHeaders } from './bucket/content-headers.ts';
import { TooLargeError } from '../lib/bounds.ts';
import { abandonedAfter, completeFolder } from '../lib/complete-folder.ts';
import { hashesBelow, hashOf, type FileHash } from '../lib/hashes.ts';
import { inParallel } from '../lib/in-parallel.ts';
import { checkedJson } from '../lib/read-json.ts';
import type { Backend } from './backend.ts';

/** Number of concurrent requests: more gain nothing, and services throttle clients with hundreds. */
const width = 8;

/** Object that lists a published folder's files. It is written last: a folder with this object is complete. */
const indexSchema = v.strictObject({ schema: v.literal(1), files: storedFilesSchema });

interface FolderIndex {
  /** Where its files are: its path and a digest of the index, so that two contents never share an object. */
  folder: string;
  files: Record<string, FileHash>;
}

/**
 * A store's things in a bucket: a published folder is an index `<path>.json` and its files below `<path>/<digest>/`, a
 * file is an object. Local copies of folders are kept in `cache`, which may be deleted at any time.
 */
export class BucketBackend implements Backend {
  constructor(
    private readonly bucket: Pick<Bucket, 'urlOf' | 'get' | 'put' | 'create' | 'list' | 'delete'>,
    private readonly cache: string,
    private readonly now: () => number = Date.now,
  ) {}

  addressOf(path: string): string {
    return this.bucket.urlOf(path);
  }

  async names(path: string, after?: string): Promise<string[]> {
    const { objects, folders } = await this.bucket.list(`${path}/`, { deep: false, after });
    return [...objects.map(({ key }) => key.slice(path.length + 1)), ...folders];
  }

  async published(path: string): Promise<string[]> {
    return (await this.names(path)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  }

  async newest(path: string, most: number, before?: string): Promise<string[]> {
    const { objects } = await this.bucket.list(`${path}/`, { deep: false });
    const names = objects
      .filter(({ key }) => key.endsWith('.json'))
      .sort((a, b) => b.modified.getTime() - a.modified.getTime())
      .map(({ key }) => key.slice(path.length + 1, -'.json'.length));
    const from = before === undefined ? 0 : names.indexOf(before) + 1;
    return names.slice(from, from + most);
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.bucket.get(path))?.toString();
  }

  async readPublished(path: string, file: string): Promise<string | undefined> {
    const index = await this.index(path);
    return index?.files[file] && (await this.file(index, file)).toString();
  }

  create(path: string, text: string): Promise<boolean> {
    return this.bucket.create(path, Buffer.from(text), {
      ...contentHeaders(path),
      cacheControl: cacheControlOf('document'),
    });
  }

  delete(path: string): Promise<void> {
    return this.bucket.delete(path);
  }

  async publish(path: string, folder: string, keys?: readonly string[]): Promise<boolean> {
    const all = await hashesBelow(folder);
    const missing = keys?.find((key) => all[key] === undefined);
    if (missing !== undefined)
      throw new Error(`${join(folder, missing)} is gone, or is no file, while it is published. Nothing was written.`);
    const files = keys ? Object.fromEntries(keys.map((key) => [key, all[key]])) : all;
    const text = `${JSON.stringify({ schema: 1, files }, null, 1)}\n`;
    const index = this.parsedIndex(path, text);
    await inParallel(Object.keys(index.files), width, async (name) => {
      const headers = { ...contentHeaders(name), cacheControl: cacheControlOf('asset') };
      await this.bucket.put(`${index.folder}/${name}`, await readFile(join(folder, name)), headers);
    });
    if (await this.create(`${path}.json`, text)) {
      // The role may publish without the right to delete. Objects of an incomplete folder do no harm.
      await this.removeWithoutIndex(dirname(path)).catch(() => undefined);
      return true;
    }
    // A folder with the same content has these objects, too: they stay.
    if ((await this.index(path))?.folder !== index.folder) await this.removeBelow(index.folder);
    return false;
  }

  async localFolder(path: string): Promise<string | undefined> {
    const index = await this.index(path);
    if (!index) return undefined;
    const folder = join(this.cache, index.folder);
    if (existsSync(folder)) return folder;
    const download = async (draft: string): Promise<void> => {
      const names = Object.keys(index.files);
      for (const each of new Set(names.map(dirname))) await mkdir(join(draft, each), { recursive: true });
      await inParallel(names, width, async (name) => writeFile(join(draft, name), await this.file(index, name)));
    };
    await completeFolder(folder, download, this.now);
    return folder;
  }

  remedyFor(folder: string): string {
    return `Delete ${folder}, which is a copy: it is downloaded again. If that does not help, promote another version.`;
  }

  async remove(path: string): Promise<void> {
    const index = await this.index(path);
    // Objects beside the folder's files are deleted first, so that a later folder of this name does not get them.
    const { objects } = await this.bucket.list(`${path}/`, { deep: false });
    await inParallel(objects, width, ({ key }) => this.bucket.delete(key));
    // Without its index the folder does not exist any more, whether its files are deleted or not.
    await this.bucket.delete(`${path}.json`);
    if (index) await this.removeBelow(index.folder);
    await rm(join(this.cache, path), { recursive: true, force: true });
  }

  private async index(path: string): Promise<FolderIndex | undefined> {
    const text = await this.read(`${path}.json`);
    return text === undefined ? undefined : this.parsedIndex(path, text);
  }

  private parsedIndex(path: string, text: string): FolderIndex {
    const source = this.addressOf(`${path}.json`);
    const { files } = checkedJson(indexSchema, text, source);
    return { folder: `${path}/${createHash('sha384').update(text).digest('hex').slice(0, 32)}`, files };
  }

  /** A file of a published folder. Throws when it is not what was published. */
  private async file({ folder, files }: FolderIndex, name: string): Promise<Buffer> {
    const key = `${folder}/${name}`;
    const { bytes = 0, sha384 } = files[name] ?? {};
    const content = await this.bucket.get(key, bytes).catch((error: unknown) => {
      if (error instanceof TooLargeError) return error;
      throw error;
    });
    if (Buffer.isBuffer(content) && hashOf(content).sha384 === sha384) return content;
    throw new Error(
      `${this.addressOf(key)} ${content ? 'is not what was published: its SHA-384 differs' : 'is missing'}. ` +
        'Somebody has changed the bucket by hand: put the object back, or release and promote another version.',
    );
  }

  /** Removes what killed publications have left: files without an index that nobody has written to for long. */
  private async removeWithoutIndex(parent: string): Promise<void> {
    const { objects, folders } = await this.bucket.list(`${parent}/`, { deep: false });
    const indices = new Set(objects.map(({ key }) => key));
    const before = this.now() - abandonedAfter;
    for (const folder of folders.map((name) => `${parent}/${name}`)) {
      if (indices.has(`${folder}.json`)) continue;
      const left = await this.bucket.list(`${folder}/`);
      if (left.objects.every(({ modified }) => modified.getTime() < before)) await this.removeBelow(folder);
    }
  }

  private async removeBelow(folder: string): Promise<void> {
    const { objects } = await this.bucket.list(`${folder}/`);
    await inParallel(objects, width, ({ key }) => this.bucket.delete(key));
  }
}
