import type { Arm, ExceptionReport, Report, ReportSender } from '@mosaico/shared-types/reports';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { ownValue } from '../lib/own-value.ts';
import { TtlCache } from '../lib/ttl-cache.ts';
import { keptRevisions } from '../site/sites.ts';
import { armsOf } from '../store/arms.ts';
import { publicPath } from '../store/public-path.ts';
import { SourceMaps, type MapAllowance } from '../store/source-maps.ts';
import type { Store } from '../store/store.ts';

/** A release that something is of. */
export interface Owner {
  workspace: string;
  release: string;
}

/** What a document was made of. */
export interface SentDocument {
  revision: number;
  arm: Arm;
  /** Workspace → release, in that arm. */
  releases: Revision['releases'];
  /** Number of the canary, and the workspaces whose releases it changes; undefined where none ran. */
  canary: { number: number; changed: string[] } | undefined;
  /** Whether the environment shows the revision, or has shown it within the last {@link recentMs}. */
  isRecent: boolean;
}

/** Whose an exception is. */
export interface ExceptionOwner extends Owner {
  /** The shared workspace whose code threw while the owner's page rendered or called it: `shared-ui`. */
  shared?: string;
  /** File and line in the sources (`mf-plans/src/social/plans.tsx:41`); without source maps the script and its position. */
  place: string;
}

/** A position in a script of the site, as a browser names it: both from 1. */
interface Frame extends Owner {
  file: string;
  line: number;
  column: number;
}

/** Milliseconds for which requests share a list of revisions. */
const listedMs = 1_000;
/** A tab may be open for so many ms after the environment has shown another revision, and still count in any case. */
const recentMs = 3 * 24 * 60 * 60 * 1_000;
/** Frames of an exception that are looked at. */
const mostFrames = 10;

/** Page of addresses that the site does not have. */
const notFoundPage = 'shell/not-found';

/**
 * Finds whose a report is: the revision by the scripts that the document starts, workspace and release by the address of a script, file
 * and line by its source map. Looks at the revisions whose assets the site still has.
 */
export class Owners {
  private readonly listed: TtlCache<Revision[]>;
  private readonly maps: SourceMaps;
  /** Revisions → when this process saw them first, in ms since 1970. */
  private readonly seen = new Map<number, number>();

  constructor(
    private readonly store: Store,
    private readonly environment: string,
    private readonly now: () => number = Date.now,
  ) {
    this.listed = new TtlCache(listedMs, now);
    this.maps = new SourceMaps(store);
  }

  /**
   * The revision and the arm that a document is of: releases of that arm have all scripts that the document starts, and all pages and
   * workspaces that its reports name. Of several revisions it is the one that was shown when the document was opened. Where the
   * scripts fit both arms, it is the arm that the document names. Undefined if there is none: the reports are not of this
   * environment. Rejects where the store cannot be read.
   */
  async documentOf(sender: ReportSender, reports: readonly Report[]): Promise<SentDocument | undefined> {
    const pages = new Set(reports.map(({ attributes }) => attributes['mosaico.page']));
    const named = reports.flatMap(({ attributes }) =>
      'mosaico.workspace' in attributes ? (attributes['mosaico.workspace'] ?? []) : [],
    );
    const workspaces = [sender['service.name'], ...named];
    const documents = (await this.shownBefore(sender['mosaico.age'] ?? 0)).flatMap(documentsOf);
    const isNamed = ({ arm }: Pick<SentDocument, 'arm'>): boolean => arm === sender['mosaico.arm'];
    for (const document of [...documents.filter(isNamed), ...documents.filter((each) => !isNamed(each))]) {
      if (!workspaces.every((each) => Object.hasOwn(document.releases, each))) continue;
      const has = await Promise.all([
        ...sender['mosaico.entries'].map((address) => this.hasFile(document, address)),
        ...[...pages].map((page) => this.hasPage(document, page)),
      ]);
      if (has.every(Boolean)) return { ...document, isRecent: await this.isRecent(document.revision) };
    }
    return undefined;
  }

  /** Whose a file is, by its address: the release of the document, or else the newest one that has it. */
  async ownerOfFile(address: string, document: Pick<Revision, 'releases'>): Promise<Owner | undefined> {
    const [, workspace = '', file = ''] = /^\/assets\/([a-z][a-z0-9-]*)\/([\w./-]+)$/.exec(address) ?? [];
    // What composes has made it: configuration and table, which the shell reads.
    if (address === '/revision.json' || workspace === 'site')
      return { workspace: 'shell', release: ownValue(document.releases, 'shell') ?? '' };
    for (const { releases } of [document, ...(await this.revisions()).flatMap(armsOf)]) {
      const release = ownValue(releases, workspace);
      if (release !== undefined && (await this.filesOf({ workspace, release }))?.has(file))
        return { workspace, release };
    }
    return undefined;
  }

  /**
   * Whose an exception is. Nobody's, where its innermost frame is of no script of this site. An error in a shared package is its caller's:
   * the workspace that rendered, else the innermost frame of a workspace's own code, else the remote whose copy of the package it is, else the
   * page's workspace. `allowance`: of all exceptions of a batch.
   */
  async ownerOfException(
    { attributes }: Pick<ExceptionReport, 'attributes'>,
    document: Pick<Revision, 'releases'>,
    allowance?: MapAllowance,
  ): Promise<ExceptionOwner | undefined> {
    const frames = await this.framesOf(attributes['exception.stacktrace'], document);
    const isOwn = ({ source }: { source?: string | undefined }): boolean =>
      source === undefined || sharedIn(source) === undefined;
    const traced: { source?: string; place: string; owner: Owner }[] = [];
    // Frames that called a workspace's own code say nothing more.
    for (const frame of frames)
      if (!traced.some(isOwn)) traced.push({ ...(await this.sourceOf(frame, allowance)), owner: ownerIn(frame) });
    const [innermost] = traced;
    if (!innermost) return undefined;
    // React's and webpack's frames say nothing of whose it is.
    const named = traced.find(({ source }) => source === undefined || sharedIn(source) !== 'packages') ?? innermost;
    if (isOwn(innermost)) return { ...innermost.owner, place: innermost.place };
    const shared = named.source === undefined ? undefined : sharedIn(named.source);
    const rendering = attributes['mosaico.workspace'];
    const [ofPage = ''] = attributes['mosaico.page'].split('/');
    const ofCopy = frames.find((frame) => frame.workspace !== 'shell')?.workspace;
    const workspace = rendering ?? traced.find(isOwn)?.owner.workspace ?? ofCopy ?? ofPage;
    const known = frames.find((frame) => frame.workspace === workspace);
    const owner = known ? ownerIn(known) : { workspace, release: ownValue(document.releases, workspace) ?? '' };
    // Where the shell called it all, its line says nothing.
    const { place } = isOwn(named) && named.owner.workspace !== workspace ? innermost : named;
    return { ...owner, place, ...(shared !== undefined && shared !== 'packages' && { shared }) };
  }

  /** The newest first. */
  private revisions(): Promise<Revision[]> {
    return this.listed.get('', async () => {
      const numbers = (await this.store.revisionNumbers(this.environment)).slice(-keptRevisions - 1);
      for (const number of numbers) if (!this.seen.has(number)) this.seen.set(number, this.now());
      return Promise.all(numbers.reverse().map((number) => this.store.revision(this.environment, number)));
    });
  }

  private async isRecent(number: number): Promise<boolean> {
    const all = await this.revisions();
    const next = all.find(({ revision }) => revision === number + 1);
    return next === undefined || Date.parse(next.created) > this.now() - recentMs;
  }

  /**
   * Revisions by how well they fit a document that was opened so many seconds ago: those made before, the newest first; then those made
   * later, the oldest first. Another machine's clock may be ahead: a revision was made before it was seen here.
   */
  private async shownBefore(age: number): Promise<Revision[]> {
    const all = await this.revisions();
    const opened = this.now() - age * 1_000;
    const isBefore = ({ revision, created }: Revision): boolean =>
      Math.min(Date.parse(created), this.seen.get(revision) ?? Infinity) <= opened;
    return [...all.filter(isBefore), ...all.filter((each) => !isBefore(each)).reverse()];
  }

  private async hasFile({ releases }: Pick<SentDocument, 'releases'>, address: string): Promise<boolean> {
    const [workspace, release] =
      Object.entries(releases).find(([name]) => address.startsWith(publicPath(name))) ?? ([] as undefined[]);
    if (workspace === undefined || release === undefined) return false;
    const files = await this.filesOf({ workspace, release });
    return files?.has(address.slice(publicPath(workspace).length)) ?? false;
  }

  private async hasPage({ releases }: Pick<SentDocument, 'releases'>, page: string): Promise<boolean> {
    const [workspace = '', key] = page.split('/');
    const release = ownValue(releases, workspace);
    if (page === notFoundPage || release === undefined) return page === notFoundPage;
    const found = await this.release({ workspace, release });
    return found?.pages.some((each) => each.key === key) ?? false;
  }

  /** Undefined for a release that was pruned. */
  private release({ workspace, release }: Owner): Promise<Release | undefined> {
    return this.store.release(workspace, release).catch(() => undefined);
  }

  private async filesOf(owner: Owner): Promise<{ has: (file: string) => boolean } | undefined> {
    const files = (await this.release(owner))?.files;
    return files && { has: (file) => Object.hasOwn(files, `client/${file}`) };
  }

  /** Frames of the site's scripts, the innermost first; none where that one is of another script. */
  private async framesOf(stack: string, document: Pick<Revision, 'releases'>): Promise<Frame[]> {
    const frames: Frame[] = [];
    for (const text of stack.split('\n')) {
      const [, address = '', line, column] =
        /(\/assets\/[\w./-]+\.m?js):(\d{1,7}):(\d{1,7})\)?$/.exec(text.trim()) ?? [];
      const isForeign = text.includes('-extension:');
      const owner = address === '' || isForeign ? undefined : await this.ownerOfFile(address, document);
      if (owner) {
        const file = address.slice(publicPath(owner.workspace).length);
        frames.push({ ...owner, file, line: Number(line), column: Number(column) });
      } else if (frames.length === 0 && isPosition(text)) return [];
      if (frames.length === mostFrames) break;
    }
    return frames;
  }

  private async sourceOf(
    frame: Frame,
    allowance: MapAllowance | undefined,
  ): Promise<{ source?: string; place: string }> {
    const { workspace, file, line, column } = frame;
    const found = await this.maps.sourceOf(frame, allowance);
    if (found) return { source: found.source, place: `${found.source}:${found.line}` };
    return { place: `${publicPath(workspace)}${file}:${line}:${column}` };
  }
}

/** The documents that visitors of a revision may get. */
function documentsOf(revision: Revision): Omit<SentDocument, 'isRecent'>[] {
  const { canary: found } = revision;
  const canary = found && { number: found.number, changed: Object.keys(found.releases) };
  return armsOf(revision).map(({ releases }, index) => ({
    ...{ revision: revision.revision, arm: index === 0 ? 'stable' : 'canary', releases, canary },
  }));
}

const ownerIn = ({ workspace, release }: Frame): Owner => ({ workspace, release });

/** Whether a line of a stack names a position in some script: the error's message and native frames name none. */
const isPosition = (line: string): boolean => line.trim() === 'other' || /:\d+:\d+\)?$/.test(line.trim());

/** The shared workspace that a source is of, or `packages` for one of npm's and webpack's; undefined for a workspace's own. */
function sharedIn(source: string): string | undefined {
  const path = source.replace(/^(\.\.?\/)+/, '');
  // In a repository elsewhere the shared workspaces are packages.
  const [, shared] = /^(?:.*node_modules\/@mosaico\/)?(shared-ui|shared-types|platform)\//.exec(path) ?? [];
  if (shared !== undefined) return shared;
  return /(^|\/)node_modules\/|^webpack\//.test(path) ? 'packages' : undefined;
}
