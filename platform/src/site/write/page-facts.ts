import {
  pageLoad,
  sectionsLoad,
  slotLoad,
  withoutLists,
  type Integrity,
  type Loads,
  type PageFacts,
  type RenderedPage,
  type TableKey,
} from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { startScripts, startStyles } from '../../browser/versions/mix.ts';
import { publicPath } from '../../store/public-path.ts';
import type { Composition } from '../resolve/composition.ts';
import { answersTo } from '../render/answers.ts';
import { lateFiles, only } from './loads.ts';
import type { SitePage } from '../render/pages.ts';
import { fillersOf } from '../render/rendered-cache.ts';

/** What a page has asked of the table, and what of that its HTML alone shows. */
export type Asked = Pick<RenderedPage, 'asked' | 'still'>;

/** What all documents of a composition have in common. */
interface Common {
  /** What each page and each piece loads, and the hashes of everything that a page may come to load. */
  loads: Loads;
  integrity: Integrity;
  /** Scripts that documents start with. */
  start: readonly string[];
}

/** Address of the shell's script. */
export function shellScript({ shell: { workspace, client } }: Composition): string {
  return publicPath(workspace) + client.entry;
}

/** The remotes that a page's HTML is made of. */
export function begunBy(
  composition: Composition,
  { owner }: Pick<SitePage, 'owner'>,
  asked: readonly TableKey[],
): Release[] {
  const fillers = fillersOf(composition, asked);
  return owner && owner.release !== composition.shell ? [owner.release, ...fillers] : fillers;
}

/** What a page's document tells scripts. */
export function factsOf(
  composition: Composition,
  { owner }: SitePage,
  { asked, still = [] }: Asked,
  { loads, integrity, start }: Common,
): PageFacts {
  const { entries, shell, siteFile } = composition;
  const remotes = begunBy(composition, { owner }, asked);
  const begun = new Set(remotes.map(({ workspace }) => workspace));
  const begunReleases = [shell, ...remotes];
  const loaded = [
    ...(owner ? [pageLoad(owner.route)] : []),
    ...asked.flatMap((key) => (key.startsWith('slot:') ? [slotLoad(key.slice('slot:'.length))] : [])),
  ].filter((name) => name in loads);
  const sections = owner ? [sectionsLoad(owner.route)] : [];
  const files = [...loaded, ...sections].flatMap((name) => loads[name] ?? []);
  return {
    site: siteFile.address,
    shell: shellScript(composition),
    remotes: Object.fromEntries(Object.entries(entries).filter(([workspace]) => begun.has(workspace))),
    ...(owner && { route: withoutLists(owner.route) }),
    shown: answersTo(
      composition,
      asked.filter((key) => !still.includes(key)),
    ),
    loads: Object.fromEntries(loaded.map((name) => [name, loads[name] ?? []])),
    styles: startStyles(shell),
    integrity: only(integrity, [
      siteFile.address,
      ...start,
      ...startScripts(shell),
      ...startStyles(shell),
      ...begunReleases.flatMap(lateFiles),
      ...files,
    ]),
  };
}
