import {
  bootstrapId,
  foreignAttribute,
  bootScriptName,
  rootId,
  type BootScript,
  type PageBootstrapData,
  type SiteConfiguration,
} from '@mosaico/shared-types';
import {
  fetched,
  withOverrides,
  switcherConfigId,
  publishedFolder,
  publishedList,
  type VersionOverrides,
  type SwitcherConfig,
  type LoadableRelease,
  type RevisionInUse,
} from './overrides.ts';
import { remember, wantedOverrides } from './address.ts';
import { copy, type Missing } from './copy.ts';
import { ownValue } from '../../lib/own-value.ts';
import { versionsMeant } from '../../store/release-label.ts';
import { compatibleReleases } from './compatibility.ts';
import { keepInAddress } from './keep-in-address.ts';
import { isLocal, localSource, prepareSources, type LocalSource, type NoSource } from './local-source.ts';
import { overridesOf, Switcher } from './switcher.ts';

/**
 * Where the environment is not public, every document starts with this script instead of the shell's. It puts the tab's choice of
 * releases into the document's data, then starts the shell, which may be another one itself. HTML that was prerendered
 * by other releases can be read until the shell is there, and is then taken away: no release ever hydrates it.
 */
async function start(): Promise<void> {
  const bootstrapData = read(bootstrapId) as PageBootstrapData;
  const { environment, shell, start: scripts } = read(switcherConfigId) as SwitcherConfig;
  const storage = (): Storage => sessionStorage;
  const { mix: wanted, unread, isSaid } = wantedOverrides({ location, storage, isReturn: isReturn() });
  // Of the stable arm, as the documents with a version override are: see `stableQueries` of `site/hosts/arms.ts`.
  const revision = (): Promise<RevisionInUse | undefined> => fetched('/revision.json?mf=');
  const isWanted = Object.keys(wanted).length > 0;
  const inUse = isWanted ? await revision() : undefined;
  const { releases, isOtherShell, sources, noSources } = await withLocalSources(inUse ? wanted : {}, shell);
  const found = inUse && (await loadableReleases(releases, inUse.releases));
  const { chosen, missing } = found
    ? { ...found, chosen: [...found.loadable, ...sources] }
    : { chosen: [], missing: [] };
  const used = inUse && chosen.length > 0 ? await loadables(Object.entries(inUse.releases)) : undefined;
  // An incompatible release does not run: the page gives the reasons.
  const { compatible: overriding, incompatible } = compatibleReleases(used ? chosen : [], used ?? [], shell);
  const others = used?.filter(({ workspace }) => !overriding.some((each) => each.workspace === workspace));
  const site = others && overriding.length > 0 ? await fetched<SiteConfiguration>(bootstrapData.site) : undefined;
  const isMixed = site !== undefined;
  // A list that could not be loaded now may load with the next document.
  const isUnreachable = isWanted && (!found || (chosen.length > 0 && !used) || (overriding.length > 0 && !isMixed));
  // A development server that is not running now may run when the document is loaded again.
  const awaited = Object.fromEntries(noSources.map(({ workspace, version }) => [workspace, version]));
  const kept = isUnreachable ? wanted : { ...overridesOf(overriding), ...awaited };
  if (isSaid || isWanted) remember(kept, storage);
  const show = keepInAddress(kept, storage);
  if (inUse && others && site) {
    const overridden = withOverrides({ bootstrapData, start: scripts }, shell, {
      site,
      inUse,
      overriding,
      rest: others,
    });
    write(bootstrapId, overridden.bootstrapData);
    document.getElementById(rootId)?.setAttribute(foreignAttribute, '');
    await prepareSources(sources);
    run(overridden.start);
  } else {
    run(scripts);
  }
  // The page around a frame has its own.
  if (window.parent !== window) return;
  await idle();
  customElements.define('mosaico-versions', Switcher);
  const own = [...overriding, ...(others ?? [])].find(({ workspace }) => workspace === shell);
  const noDevelopment =
    isMixed && sources.length > 0 && own && !isLocal(own.version) && !own.development ? shell : undefined;
  const messages = [
    ...(isUnreachable ? [copy.unreachable] : []),
    ...noSources.map(copy.noSource),
    ...(isOtherShell ? [copy.otherShell] : []),
    ...(noDevelopment ? [copy.noDevelopment(noDevelopment)] : []),
    ...incompatible.map(copy.incompatible),
    ...missing.map(copy.missing),
    ...unread.map(copy.unread),
  ];
  document.body.append(new Switcher({ environment, overriding: isMixed ? overriding : [], messages, revision, show }));
}

/** Whether this document was reached by back or forward. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

function write(id: string, value: unknown): void {
  const element = document.getElementById(id);
  if (element) element.textContent = JSON.stringify(value);
}

/** Runs the shell's scripts, and requests them again while they do not come. */
function run(addresses: readonly string[]): void {
  (window as unknown as Record<typeof bootScriptName, BootScript>)[bootScriptName].run(addresses);
}

/** Splits the wanted overrides into local sources and published releases. */
async function withLocalSources(wanted: VersionOverrides, shell: string) {
  const all = Object.entries(wanted);
  const asked = await Promise.all(all.filter(([, version]) => isLocal(version)).map((each) => localSource(...each)));
  const sources: LocalSource[] = asked.flatMap((each) => ('why' in each ? [] : [each]));
  const noSources: NoSource[] = asked.flatMap((each) => ('why' in each ? [each] : []));
  const releases = all.filter(([, version]) => !isLocal(version));
  // Local sources run with React's development copy, which the site has of the shell in use alone.
  const others = sources.length > 0 ? releases.filter(([workspace]) => workspace !== shell) : releases;
  const isOtherShell = others.length < releases.length;
  return { releases: Object.fromEntries(others), isOtherShell, sources, noSources };
}

/** The wanted releases that are published, and those that are not; `undefined` where the list cannot be loaded. Releases in use are in neither. */
async function loadableReleases(
  wanted: VersionOverrides,
  releases: VersionOverrides,
): Promise<{ loadable: LoadableRelease[]; missing: Missing[] } | undefined> {
  const changes = Object.entries(wanted).filter(([workspace, version]) => ownValue(releases, workspace) !== version);
  const published = changes.length > 0 ? await publishedList(Object.fromEntries(changes)) : {};
  if (!published) return undefined;
  const missing: Missing[] = [];
  const meant = changes.flatMap(([workspace, version]) => {
    const versions = ownValue(published, workspace)?.map((release) => release.version);
    const [found, ...more] = versionsMeant(version, versions ?? []);
    if (found !== undefined && more.length === 0)
      return ownValue(releases, workspace) === found ? [] : [[workspace, found]];
    const there = versions ? undefined : Object.keys(published);
    missing.push({ workspace, version, instead: ownValue(releases, workspace), there });
    return [];
  });
  const loadable = await loadables(meant);
  return loadable && { loadable, missing };
}

/** The releases of these workspaces and versions; nothing where one of them cannot be read. */
async function loadables(names: readonly (readonly string[])[]): Promise<LoadableRelease[] | undefined> {
  const all = await Promise.all(
    names.map((name) => fetched<LoadableRelease>(`${publishedFolder}${name.join('/')}.json`)),
  );
  return all.every((each) => each !== undefined) ? all : undefined;
}

/** Some browsers draw nothing and never become idle. After this many ms the switcher appears all the same. */
const idleTimeoutMs = 3_000;

/** Resolves once the page has its turn: the switcher must not compete with what is being looked at. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: idleTimeoutMs })
      : setTimeout(resolve, 1_000),
  );
}

void start();
