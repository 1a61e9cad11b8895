import type { TableKey } from '@mosaico/shared-types';
import { publicNote } from '../../lib/public-environment.ts';
import { answersTo } from '../render/answers.ts';
import type { Page, Rendering } from '../render/render.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { brokenLinks, misleadingLinks, removedUrls, unlinkedPages, unruledPayments } from './links.ts';
import { uncaptionedVideos, videoNotes } from './media.ts';
import { clashProblems, sharedCodeNotes, sharingProblems } from './releases.ts';

/** What keeps a revision from being shown: it names the file and the remedy. */
export type Problem = string;

/** Everything that speaks against a site before it is rendered. */
export function validate(site: ResolvedSite): Problem[] {
  return [
    ...site.problems,
    ...clashProblems(releasesOf(site), site.claimed),
    ...sharingProblems(releasesOf(site)),
    ...removedUrls(site),
    ...uncaptionedVideos(site),
  ];
}

/** Whether the pages can be rendered: all remotes run in the shell. */
export function isRenderable(site: ResolvedSite): boolean {
  return sharingProblems(releasesOf(site)).length === 0;
}

/** Everything that speaks against the rendered pages. */
export function validatePages(site: ResolvedSite, { pages, failures }: Rendering): Problem[] {
  const outlines = new Map([...pages].map(([path, { outline }]) => [path, outline]));
  return [
    ...unmetDependencies(site, pages),
    ...[...failures].map(
      ([path, { why, remedy }]) => `${path} of ${ownerOf(site, path)} does not prerender: ${why}\n${remedy}`,
    ),
    ...brokenLinks(site, outlines),
    ...unruledPayments(site, outlines),
    ...misleadingLinks(site, outlines),
    ...unlinkedPages(site, outlines),
  ];
}

/** What an environment should declare that is public by its name alone. */
export function publicNotes({ revision, configuration }: ResolvedSite): string[] {
  const note = publicNote(revision.environment, configuration.site);
  return note === undefined ? [] : [note];
}

/** What works, and should be known. */
export function notesOn(site: ResolvedSite): string[] {
  return [...publicNotes(site), ...sharedCodeNotes(site), ...videoNotes(site), ...site.notes];
}

const releasesOf = ({ shell, remotes }: ResolvedSite): ResolvedSite['remotes'] => [shell, ...remotes];

/** The release that a page is of; the not-found page is the shell's. */
function ownerOf(site: ResolvedSite, path: string): string {
  const route = site.table.routes.find((each) => each.path === path);
  const { workspace, version } =
    releasesOf(site).find((release) => release.workspace === route?.workspace) ?? site.shell;
  return `${workspace}@${version}`;
}

/** What pages show of other releases and none of them declares: each with all pages that show it. */
function unmetDependencies(site: ResolvedSite, pages: ReadonlyMap<string, Page>): Problem[] {
  const unmet = new Map<TableKey, string[]>();
  for (const [path, { dependencies }] of pages) {
    const answers = answersTo(site, dependencies);
    for (const key of dependencies) if (!(key in answers)) unmet.set(key, [...(unmet.get(key) ?? []), path]);
  }
  return [...unmet].flatMap(([key, paths]) => {
    const [kind = '', name = ''] = key.split(/:(.*)/s);
    const [workspace = ''] = name.split('/');
    const remedy = {
      fact: `which no release of this mix declares. Declare it in ${workspace}/src/facts.ts, or show another figure there`,
      offer: `which no release of this mix offers. Declare it in ${workspace}/src/offers.ts, or offer something else there`,
      page: `a page that no release of this mix has. Promote a ${workspace} that has it, or link to another page there`,
      slot: 'a piece that no remote of this mix offers. Promote one that does, or take the slot out',
    }[kind];
    const show = paths.length === 1 ? 'shows' : 'show';
    return remedy === undefined ? [] : [`${paths.join(', ')} ${show} ${name}, ${remedy}.`];
  });
}
