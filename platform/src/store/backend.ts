/**
 * Where a store keeps its things. Paths have no leading slash: `releases/mf-plans/1.4.0` is a published folder,
 * `environments/staging/000042.json` a file. Both are written once, as a whole or not at all.
 */
export interface Backend {
  /** What a message calls the thing at a path: its address. */
  addressOf(path: string): string;
  /** Names directly below a path, in no order; none if there is no such path. With `after` only those that sort after it. */
  names(path: string, after?: string): Promise<string[]>;
  /** Names of the published folders right below a path, in no order: only complete ones. */
  published(path: string): Promise<string[]>;
  /** A file's text, if there is one. */
  read(path: string): Promise<string | undefined>;
  /** The text of one file of a published folder, if there is one. */
  readPublished(path: string, file: string): Promise<string | undefined>;
  /** Writes a file. Of several writers exactly one is told `true`, and no one else's text is ever read. */
  create(path: string, text: string): Promise<boolean>;
  /** Deletes a file, if there is one. */
  delete(path: string): Promise<void>;
  /** Publishes a copy of a local folder. Of several publishers of one path exactly one is told `true`; what is there stays. */
  publish(path: string, folder: string): Promise<boolean>;
  /** A local folder with the content of a published one, if there is one. It must not be changed. */
  localFolder(path: string): Promise<string | undefined>;
  /** What to do about such a local folder when it is not what was published. */
  remedyFor(folder: string): string;
  /** Takes a published folder away: all of it is gone at once, for who reads from now on. */
  remove(path: string): Promise<void>;
}
