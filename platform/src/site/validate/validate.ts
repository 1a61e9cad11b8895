import type { TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import type { Problem } from '../../lib/problem.ts';
import { publicNote } from '../../lib/public-environment.ts';
import { printable } from '../../store/release-label.ts';
import { resolveDependencies } from '../render/resolve-dependencies.ts';
import type { Page, Rendering } from '../render/render.ts';
import { nameNotes } from '../own-names.ts';
import { publicNameProblems } from '../release-public.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { brokenLinks, misleadingLinks, ownerOf, removedUrls, unlinkedPages, unruledPayments } from './links.ts';
import { uncaptionedVideos, videoNotes } from './media.ts';
import { clashProblems, sharedCodeNotes, sharingProblems } from './releases.ts';

/** Code of a page that does not prerender. */
const prerenderFailure = 'prerender';

/** Everything that speaks against a site before it is rendered. */
export function validate(site: ResolvedSite): Problem[] {
  return [
    ...site.problems,
    ...publicNameProblems(releasesOf(site)),
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
    ...[...failures].map(([path, { why, remedy }]) => {
      const owner = ownerOf(site, path);
      const text = `${path} of ${labelOf(owner)} does not prerender: ${why}\n${remedy}${askingFor(owner)}`;
      return { code: prerenderFailure, workspace: owner.workspace, subject: path, text };
    }),
    ...brokenLinks(site, outlines),
    ...unruledPayments(site, outlines),
    ...misleadingLinks(site, outlines),
    ...unlinkedPages(site, outlines),
  ];
}

/** The note for an environment that is public by its name and not by its configuration. */
export function publicNotes({ revision, configuration }: ResolvedSite): string[] {
  const note = publicNote(revision.environment, configuration.site);
  return note === undefined ? [] : [note];
}

/** What works, and should be known. */
export function notesOn(site: ResolvedSite): string[] {
  return [
    ...publicNotes(site),
    ...sharedCodeNotes(site),
    ...videoNotes(site),
    ...hoursNotes(site),
    ...nameNotes(site),
    ...site.notes,
  ];
}

const releasesOf = ({ shell, remotes }: ResolvedSite): ResolvedSite['remotes'] => [shell, ...remotes];

const labelOf = ({ workspace, version }: Release): string => `${workspace}@${version}`;

/** The release's author, to ask for a mend; empty where the release names none. */
const askingFor = ({ workspace, built: { author } }: Release): string =>
  author ? ` Ask the owner of ${workspace}; the release's last change is by ${printable(author)}.` : '';

/** Unresolved dependencies on other releases: one problem for each key and workspace, which names all its pages. */
function unmetDependencies(site: ResolvedSite, pages: ReadonlyMap<string, Page>): Problem[] {
  const unmet = new Map<string, { key: TableKey; owner: string; paths: string[] }>();
  for (const [path, { dependencies }] of pages) {
    const resolved = resolveDependencies(site, dependencies);
    const { workspace: owner } = ownerOf(site, path);
    for (const key of dependencies) {
      if (resolved[key] !== null) continue;
      const found = unmet.get(`${owner} ${key}`) ?? { key, owner, paths: [] };
      found.paths.push(path);
      unmet.set(`${owner} ${key}`, found);
    }
  }
  return [...unmet.values()].flatMap(({ key, owner, paths }) => {
    const [kind = '', name = ''] = key.split(/:(.*)/s);
    const [workspace = ''] = name.split('/');
    const remedy = {
      fact: `which no release of this mix declares. Declare it in ${workspace}/src/facts.json, or show another figure there`,
      offer: `which no release of this mix offers. Declare it in ${workspace}/src/offers.ts, or offer something else there`,
      page: `a page that no release of this mix has. Promote a ${workspace} that has it, or link to another page there`,
      slot: 'a piece that no remote of this mix offers. Promote one that does, or take the slot out',
    }[kind];
    if (remedy === undefined) return [];
    const text = `${paths.join(', ')} ${paths.length === 1 ? 'shows' : 'show'} ${name}, ${remedy}.`;
    const other = kind !== 'slot' && workspace !== owner ? { other: workspace } : {};
    return [{ code: 'unmet-dependency', workspace: owner, ...other, subject: key, text }];
  });
}

/** The hours that pages say, by name. */
const officeHours = 'mf-legal/office-hours';

/** Times of a day, however they are written: `9:30`, `09.30`. */
const timesIn = (text: string): string[] =>
  [...text.matchAll(/(\d{1,2})[:.h](\d{2})/g)].map(([, hours, minutes]) => `${Number(hours)}:${minutes}`);

/** The note for a site configuration that says other office hours than the pages. */
export function hoursNotes({ table, configuration }: Pick<ResolvedSite, 'table' | 'configuration'>): string[] {
  const configured = configuration.site.agency.hours;
  const declared = table.facts[officeHours]?.text;
  if (configured === undefined || declared === undefined) return [];
  if (timesIn(configured).join() === timesIn(declared).join()) return [];
  return [
    `Visitors read two office hours: "${configured}" in the footer (agency.hours of site.json), and "${declared}" on the pages (${officeHours}, in mf-legal/src/facts.json). Write the same in both.`,
  ];
}
