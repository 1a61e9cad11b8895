import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answersTo } from '@mosaico/platform/site/render/answers';
import { render } from '@mosaico/platform/site/render/render';
import { declaredPages } from '@mosaico/platform/build/declared';
import type { ResolvedSite } from '@mosaico/platform/site/resolve/resolve';
import { fileOf } from '@mosaico/platform/site/site-map';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import type { Store } from '@mosaico/platform/store/store';

/** A page of the site, as another framework is told of it. */
export interface PeerPage {
  path: string;
  /** In the site's folder. */
  file: string;
  /** Workspace and key of its screen: `mf-plans.social-plans`. */
  name: string;
  /** The screen's module, from the root of the sources. */
  screen: string;
  /** The slug of the one whose page this is. */
  subject: string | undefined;
  /** What the document's head says of it, and the same as HTML. */
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  head: string;
  /** What it asked of the site's table while our composer rendered it. */
  shown: Record<string, unknown>;
}

/** The pages of a composed site: all that stay where they are, and have header and footer. */
export async function peerPages(
  store: Store,
  root: string,
  composition: ResolvedSite,
  folder: string,
): Promise<PeerPage[]> {
  const screens = new Map<string, string>();
  for (const workspace of appWorkspaces(root))
    for (const { key, screen } of await declaredPages(workspace))
      screens.set(`${workspace.name}.${key}`, join(workspace.name, 'src', screen));
  // Also what only HTML that stays so has asked: with others it is hydrated.
  const { pages } = await render(store, composition);
  const { agency } = composition.configuration.site;
  const routes = composition.table.routes.filter(({ redirect, embeddable }) => !redirect && !embeddable);
  return Promise.all(
    routes.map(async ({ path, workspace, page, subject, title, description, indexed }): Promise<PeerPage> => {
      const file = fileOf(path);
      const html = await readFile(join(folder, file), 'utf8');
      const name = `${workspace}.${page}`;
      return {
        path,
        file,
        name,
        screen: screens.get(name) ?? '',
        subject,
        title: `${title} | ${agency.name}`,
        description,
        canonical: agency.origin + path,
        indexed,
        head: /<title>.*?(?=<style>|<\/head>)/s.exec(html)?.[0] ?? '',
        shown: answersTo(composition, pages.get(path)?.dependencies ?? []),
      };
    }),
  );
}

/** What all pages are told alike. */
export function shownEverywhere(pages: readonly Pick<PeerPage, 'shown'>[]): Record<string, unknown> {
  const [first, ...others] = pages.map(({ shown }) => shown);
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([key, value]) =>
      others.every((shown) => JSON.stringify(shown[key]) === JSON.stringify(value)),
    ),
  );
}

/** What one page is told besides. */
export function shownBesides(page: Pick<PeerPage, 'shown'>, common: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(page.shown).filter(([key]) => !(key in common)));
}
