import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Where a store keeps its things. Paths have no leading slash: `releases/mf-plans/1.4.0` is a published folder,
 * `environments/staging/000042.json` a file. Both are written once, as a whole or not at all.
 */
export interface Backend {
  /** Address of a path, for messages. */
  addressOf(path: string): string;
  /** Names directly below a path, in no order; none if there is no such path. With `after` only those that sort after it. */
  names(path: string, after?: string): Promise<string[]>;
  /** Names of the published folders right below a path, in no order: only complete ones. */
  published(path: string): Promise<string[]>;
  /**
   * Those of them that were published last, or last before the one that is named by `before`: at least so many, if there are. All of them where
   * reading one costs no request. In no order.
   */
  newest(path: string, most: number, before?: string): Promise<string[]>;
  /** A file's text, if there is one. */
  read(path: string): Promise<string | undefined>;
  /** The text of one file of a published folder, if there is one. */
  readPublished(path: string, file: string): Promise<string | undefined>;
  /** Writes a file. For exactly one of several writers it resolves to `true`, and no other's text is ever read. */
  create(path: string, text: string): Promise<boolean>;
  /** Deletes a file, if there is one. */
  delete(path: string): Promise<void>;
  /** Publishes a copy of a local folder, or of its files with these keys. Idempotent: of concurrent publishers of one path exactly one gets `true`, and a published folder never changes. */
  publish(path: string, folder: string, keys?: readonly string[]): Promise<boolean>;
  /** A local folder with the content of a published one, if there is one. It must not be changed. */
  localFolder(path: string): Promise<string | undefined>;
  /** Remedy, for messages, where a local folder differs from the published one. */
  remedyFor(folder: string): string;
  /** Removes a published folder, if there is one. Later reads find all of it or nothing. */
  remove(path: string): Promise<void>;
}

/** Another backend for a rehearsal: what is written here can be read here, and stays in this process. */
export class RehearsalBackend implements Backend {
  private readonly files = new Map<string, string>();
  /** Path → the local folder that was published there. */
  private readonly folders = new Map<string, string>();

  constructor(private readonly behind: Backend) {}

  addressOf(path: string): string {
    return this.folders.get(path) ?? this.behind.addressOf(path);
  }

  names(path: string, after?: string): Promise<string[]> {
    return this.behind.names(path, after);
  }

  async published(path: string): Promise<string[]> {
    const here = [...this.folders.keys()].filter((each) => dirname(each) === path).map((each) => basename(each));
    return [...new Set([...(await this.behind.published(path)), ...here])];
  }

  async newest(path: string, most: number, before?: string): Promise<string[]> {
    const all = await this.published(path);
    const behind = await this.behind.newest(path, most, before);
    return all.filter((name) => behind.includes(name) || this.folders.has(`${path}/${name}`));
  }

  async read(path: string): Promise<string | undefined> {
    return this.files.get(path) ?? this.behind.read(path);
  }

  async readPublished(path: string, file: string): Promise<string | undefined> {
    const folder = this.folders.get(path);
    return folder === undefined ? this.behind.readPublished(path, file) : readFile(join(folder, file), 'utf8');
  }

  async create(path: string, text: string): Promise<boolean> {
    if ((await this.read(path)) !== undefined) return false;
    this.files.set(path, text);
    return true;
  }

  publish(path: string, folder: string): Promise<boolean> {
    this.folders.set(path, folder);
    return Promise.resolve(true);
  }

  async localFolder(path: string): Promise<string | undefined> {
    return this.folders.get(path) ?? this.behind.localFolder(path);
  }

  remedyFor(folder: string): string {
    return this.behind.remedyFor(folder);
  }

  delete(): Promise<void> {
    return Promise.reject(new Error('A rehearsal deletes nothing.'));
  }

  remove(): Promise<void> {
    return this.delete();
  }
}
