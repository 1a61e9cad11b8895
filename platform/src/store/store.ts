import type { Release, Revision, SiteConfiguration } from 'shared-types/schemas';

/** A configuration as published: what the site is told, and the folder of further files of that environment. */
export interface Configuration {
  site: SiteConfiguration;
  /** Local folder of files served at the site's root in this environment only. */
  publicFolder: string;
}

/**
 * Releases, configurations and environment revisions. Everything in a store is written once: a release or configuration
 * never changes, and an environment changes by a further numbered revision.
 */
export interface Store {
  /** Versions of a workspace's releases, in no order. */
  versions(workspace: string): Promise<string[]>;
  /** A release's facts, checked. Throws when it is missing, naming the versions there are, or malformed. */
  release(workspace: string, version: string): Promise<Release>;
  /** A local folder holding the release's files. */
  releaseFolder(workspace: string, version: string): Promise<string>;
  /** Puts the release in `folder` into the store. Throws if that version exists already. */
  publishRelease(folder: string): Promise<Release>;
  /** Puts a configuration (a folder with `site.json` and perhaps `public/`) into the store, once; returns its name. */
  publishConfiguration(folder: string): Promise<string>;
  /** A published configuration, checked. */
  configuration(name: string): Promise<Configuration>;
  /** Names of the environments that have a revision. */
  environments(): Promise<string[]>;
  /** The newest revision, or the given one. Throws for an unknown environment or revision. */
  revision(environment: string, number?: number): Promise<Revision>;
  /** Writes a further revision. Throws {@link RevisionTaken} if another writer took its number first. */
  createRevision(revision: Revision): Promise<void>;
}

/** Somebody else wrote this revision first: look at the environment again, then decide anew. */
export class RevisionTaken extends Error {
  constructor(environment: string, number: number) {
    super(
      `Revision ${number} of environment "${environment}" was written by somebody else in the meantime. ` +
        'Look at what they changed, then run your command again.',
    );
  }
}
