import type { FactDeclaration, OfferDeclaration } from '@mosaico/shared-types';
import type { Release, ReleasePage } from '@mosaico/shared-types/schemas';

/** A page as a workspace declares it, under its key. */
export type DeclaredPage = Omit<ReleasePage, 'scripts' | 'consumes'>;

/** What a workspace says of itself, as data: from its source while it is built or run from there, else from its release. */
export interface Declarations {
  workspace: string;
  /** For messages: a release's is `1.4.0`, that of source is nothing. */
  version?: string;
  pages: readonly DeclaredPage[];
  facts: Readonly<Record<string, FactDeclaration>>;
  offers: Readonly<Record<string, OfferDeclaration>>;
  /** Names of the pieces it offers to the pages of others. */
  slots: readonly string[];
}

/** How a message names where a declaration stands: `mf-plans@1.4.0, facts.ts "social-basic"`. */
export function placeOf(
  { workspace, version }: Pick<Declarations, 'workspace' | 'version'>,
  file: 'pages' | 'facts' | 'offers',
  key: string,
): string {
  return `${workspace}${version ? `@${version}` : ''}, ${file}.ts "${key}"`;
}

/** What a release says of itself. */
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
