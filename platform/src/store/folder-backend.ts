import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readAtMost } from '../lib/bounds.ts';
import { abandonedAfter, completeFolder, removeAbandoned } from '../lib/complete-folder.ts';
import { hasCode } from '../lib/error-code.ts';
import { copyFiles } from '../lib/link-folder.ts';
import type { Backend } from './backend.ts';

/** A store's things in a folder, under the names that their paths say. */
export class FolderBackend implements Backend {
  constructor(
    private readonly folder: string,
    private readonly now: () => number = Date.now,
  ) {}

  addressOf(path: string): string {
    return join(this.folder, path);
  }

  async names(path: string, after = ''): Promise<string[]> {
    const names = await unlessMissing(readdir(this.addressOf(path)));
    return names?.filter((name) => !name.startsWith('.') && name > after) ?? [];
  }

  async published(path: string): Promise<string[]> {
    const entries = await unlessMissing(readdir(this.addressOf(path), { withFileTypes: true }));
    return (entries ?? []).flatMap((entry) => (entry.isFile() || entry.name.startsWith('.') ? [] : [entry.name]));
  }

  newest(path: string): Promise<string[]> {
    return this.published(path);
  }

  read(path: string): Promise<string | undefined> {
    return unlessMissing(readAtMost(this.addressOf(path)).then(String));
  }

  readPublished(path: string, file: string): Promise<string | undefined> {
    return this.read(join(path, file));
  }

  async create(path: string, text: string): Promise<boolean> {
    const file = this.addressOf(path);
    const draft = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(draft, text, { flush: true });
      // A link fails if the name exists. So one of two writers wins, and no file is ever half written.
      await link(draft, file);
      // The user may write without the right to delete the files of others.
      await removeAbandoned(dirname(file), this.now() - abandonedAfter).catch(() => undefined);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  delete(path: string): Promise<void> {
    return rm(this.addressOf(path), { force: true });
  }

  publish(path: string, folder: string, keys?: readonly string[]): Promise<boolean> {
    const fill = (draft: string): Promise<void> =>
      keys ? copyFiles(folder, draft, keys) : cp(folder, draft, { recursive: true });
    return completeFolder(this.addressOf(path), fill, this.now);
  }

  localFolder(path: string): Promise<string | undefined> {
    const folder = this.addressOf(path);
    return Promise.resolve(existsSync(folder) ? folder : undefined);
  }

  remedyFor(folder: string): string {
    return `Somebody has changed ${folder}: put it back as it was published, or promote another version.`;
  }

  async remove(path: string): Promise<void> {
    const folder = this.addressOf(path);
    // Gone under its name in one step: a reader never finds half of it.
    const grave = join(dirname(folder), `.${randomUUID()}`);
    const isThere = await unlessMissing(rename(folder, grave).then(() => true));
    if (!isThere) return;
    await rm(grave, { recursive: true, force: true });
    // Where nobody publishes any more, nobody else removes what was left half written.
    await removeAbandoned(dirname(folder), this.now() - abandonedAfter);
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}
