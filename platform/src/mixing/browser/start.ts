import {
  bootstrapId,
  foreignAttribute,
  guardName,
  rootId,
  type Guard,
  type PageFacts,
  type SiteConfiguration,
} from 'shared-types';
import {
  mixed,
  mixingId,
  publishedFolder,
  wantedMix,
  type Mix,
  type MixingFacts,
  type Offer,
  type RevisionInUse,
} from '../mix.ts';
import { fetched, publishedList } from './published-list.ts';
import { Switcher, type Missing } from './switcher.ts';

/**
 * Outside of production every document starts with this script instead of the shell's. It puts the tab's choice of
 * releases into the document's data, then starts the shell, which may be another one itself. HTML that was prerendered
 * by other releases can be read until the shell is there, and is then taken away: no release ever hydrates it.
 */
async function start(): Promise<void> {
  const facts = read(bootstrapId) as PageFacts;
  const { environment, shell, start: scripts } = read(mixingId) as MixingFacts;
  const storage = (): Storage => sessionStorage;
  const wanted = wantedMix({ location, history, storage });
  const revision = (): Promise<RevisionInUse | undefined> => fetched(`${facts.base ?? ''}/revision.json`);
  const inUse = Object.keys(wanted).length > 0 ? await revision() : undefined;
  const { offers, missing } = inUse ? await offersOf(wanted, inUse.releases) : { offers: [], missing: [] };
  const others = inUse && offers.length > 0 ? await restOf(inUse.releases, offers) : undefined;
  const site = others && (await fetched<SiteConfiguration>(facts.site));
  const isMixed = site !== undefined;
  if (inUse && others && site) {
    const beginning = mixed({ facts, start: scripts }, shell, { site, inUse, offers, rest: others });
    write(bootstrapId, beginning.facts);
    document.getElementById(rootId)?.setAttribute(foreignAttribute, '');
    run(beginning.start);
  } else {
    run(scripts);
  }
  await idle();
  customElements.define('mosaico-versions', Switcher);
  document.body.append(new Switcher({ environment, offers: isMixed ? offers : [], missing, storage, revision }));
}

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

function write(id: string, value: unknown): void {
  const element = document.getElementById(id);
  if (element) element.textContent = JSON.stringify(value);
}

/** Runs the shell's scripts, and insists while they do not come. */
function run(addresses: readonly string[]): void {
  (window as unknown as Record<typeof guardName, Guard>)[guardName].run(addresses);
}

/** What is published of the wanted releases, and what is not. Those in use already are neither. */
async function offersOf(wanted: Mix, releases: Mix): Promise<{ offers: Offer[]; missing: Missing[] }> {
  const offers: Offer[] = [];
  const missing: Missing[] = [];
  const changes = Object.entries(wanted).filter(([workspace, version]) => releases[workspace] !== version);
  const published = changes.length > 0 ? await publishedList() : undefined;
  await Promise.all(
    changes.map(async ([workspace, version]) => {
      const isPublished = own(published, workspace)?.some((release) => release.version === version);
      const offer = isPublished ? await fetched<Offer>(`${publishedFolder}${workspace}/${version}.json`) : undefined;
      if (offer) offers.push(offer);
      else missing.push({ workspace, version, instead: own(releases, workspace) });
    }),
  );
  return { offers, missing };
}

/** What is in use of the workspaces that nothing is chosen of; nothing where that cannot be read whole. */
async function restOf(releases: Mix, offers: readonly Offer[]): Promise<Offer[] | undefined> {
  const kept = Object.entries(releases).filter(([workspace]) => !offers.some((offer) => offer.workspace === workspace));
  const rest = await Promise.all(
    kept.map(([workspace, version]) => fetched<Offer>(`${publishedFolder}${workspace}/${version}.json`)),
  );
  return rest.every((offer) => offer !== undefined) ? rest : undefined;
}

/** A table's entry. The name is anybody's input, and may be one that every object has. */
function own<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Resolves once the page has its turn: the switcher must not compete with what is being looked at. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1_000),
  );
}

void start();
