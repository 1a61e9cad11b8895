import type { FactDeclaration, OfferDeclaration } from '@mosaico/shared-types';
import type { Release, ReleasePage } from '@mosaico/shared-types/schemas';
import type { Problem } from '../lib/problem.ts';

/** A page as a workspace declares it, under its key. */
export type DeclaredPage = Omit<ReleasePage, 'scripts' | 'consumes'>;

/** What a workspace declares, as data: from its source while it is built or run from there, else from its release. */
export interface Declarations {
  workspace: string;
  /** For messages: a release's is `1.4.0`, that of source is nothing. */
  version?: string;
  pages: readonly DeclaredPage[];
  facts: Readonly<Record<string, FactDeclaration>>;
  offers: Readonly<Record<string, OfferDeclaration>>;
  /** Names of its slots, which pages of others show. */
  slots: readonly string[];
}

/** Where a declaration stands. */
export interface Place extends Pick<Declarations, 'workspace' | 'version'> {
  file: 'pages' | 'facts' | 'offers';
  key: string;
}

/** The names of these files. */
const fileNames = { pages: 'pages.ts', facts: 'facts.json', offers: 'offers.ts' } as const;

/** A place of a release, or of source. */
export const placeIn = (
  { workspace, version }: Pick<Declarations, 'workspace' | 'version'>,
  file: Place['file'],
  key: string,
): Place => ({ workspace, ...(version && { version }), file, key });

/**
 * A problem of one declaration. Its message begins with the place, as `mf-plans@1.4.0, facts.json "social-basic"`, and goes on with `text`.
 * `of` names what is wrong there, where one declaration can have several problems of this code.
 */
export function problemAt({ workspace, version, file, key }: Place, code: string, text: string, of = ''): Problem {
  const place = `${fileNames[file]} "${key}"`;
  return {
    code,
    workspace,
    subject: of ? `${place}: ${of}` : place,
    text: `${workspace}${version ? `@${version}` : ''}, ${place}${text}`,
  };
}

/** The declarations of a release. */
export function declarationsIn({
  workspace,
  version,
  pages,
  facts,
  offers,
  slots,
}: Pick<Release, 'workspace' | 'version' | 'pages' | 'facts' | 'offers' | 'slots'>): Declarations {
  return { workspace, version, pages, facts, offers, slots };
}
