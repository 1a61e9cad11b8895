import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  bootstrapId,
  pageLoad,
  sectionsLoad,
  sectionsSoFar,
  rootId,
  slotLoad,
  type PageFacts,
  type Route,
  steadyFetch,
  type SiteConfiguration,
} from '@mosaico/shared-types';
import { App } from './app.tsx';
import { KeptHtml } from './errors/kept-html.tsx';
import { applyHead } from './head/apply-head.ts';
import { lateHead } from './head/late-head.ts';
import { pageHead } from './head/page-head.ts';
import { waitForStyles } from './layout/unless-framed.tsx';
import { loadScreens, loadSlots, prepareRuntime, registerRemotes, standInFor } from './loading/remotes.ts';
import { browserFiles, Files } from './loading/files.ts';
import { PageLoader } from './loading/page-loader.ts';
import { reloadWhenOutdated } from './site/reload-when-outdated.ts';
import { filesOf } from './loading/remote-files.ts';
import { sayWhatIsLate } from './loading/say-what-is-late.ts';
import { browserPort, Supervisor } from './loading/supervisor.ts';
import { savesData, whenIdle } from './loading/when-idle.ts';
import { followLinks } from './routing/follow-links.ts';
import { interactive } from './routing/interactive.ts';
import { Navigation } from './routing/navigation.ts';
import ownScreens from './pages.ts?screens';
import { KnownSite } from './site/known-site.ts';
import { siteNow } from './site/site-now.ts';
import { SectionOutlet } from './slots/section-outlet.tsx';
import { slotLoader } from './slots/slot-loader.ts';
import { slotOutlet } from './slots/slot-outlet.tsx';

// What is around every page, and the design system's drawings. Nobody waits for it.
const around = sectionsSoFar();
const loadAround = (): void => around.forEach((load) => void load().catch(() => undefined));

/** A document that does not begin to answer within so many milliseconds is not there. */
const patience = 10_000;

/** Starts the site in the browser: takes over the document's HTML, or renders the page where there is none. */
export async function start(): Promise<void> {
  const facts = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as PageFacts;
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The document has no element with the id "${rootId}" to show the site in.`);
  const supervisor = new Supervisor(browserPort);
  const known = new KnownSite(
    facts,
    (failures) => siteNow(steadyFetch, failures),
    { registerRemotes, standInFor },
    supervisor,
  );
  const announced = new Set(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[as=script]'), ({ href }) => href),
  );
  const files = new Files(
    supervisor,
    browserFiles,
    (address) => known.integrity(address),
    (address) => announced.has(new URL(address, location.href).href),
  );
  const { styles = [] } = facts;
  const isPrerendered = root.hasChildNodes();
  // The document holds what its own HTML uses of these.
  const own = [...styles, ...Object.values(facts.loads ?? {}).flat()].filter((address) => address.endsWith('.css'));
  const inlined = new Set(isPrerendered ? own : []);
  const load = (address: string): Promise<void> => (inlined.has(address) ? Promise.resolve() : files.load(address));
  prepareRuntime(load);
  const isOwn = (name: string): boolean => name in (facts.loads ?? {}) && !navigation.getState().moved;
  const wave = (name: string): Promise<unknown> =>
    Promise.all(isOwn(name) ? known.loads(name).map(load) : [...styles, ...known.loads(name)].map(files.load));

  const isAsleep = (route: Route): boolean => isPrerendered && isOwn(pageLoad(route));
  const pages = new PageLoader(
    async (workspace, route) => {
      if (workspace !== 'shell') await known.know(workspace);
      if (!isAsleep(route)) loadAround();
      await Promise.all([wave(pageLoad(route)), isAsleep(route) ? undefined : wave(sectionsLoad(route))]);
      return workspace === 'shell' ? ownScreens : loadScreens(workspace);
    },
    supervisor,
    isAsleep,
  );
  const slots = slotOutlet(
    slotLoader(async (workspace, name) => {
      await known.know(workspace);
      await wave(slotLoad(name));
      return loadSlots(workspace);
    }, supervisor),
  );
  const navigation = new Navigation(known, pages, {
    history: window.history,
    location: window.location,
    hasDocument: async (address) => {
      // One that leads elsewhere is there.
      const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) };
      const { ok, type } = await fetch(address, init);
      return ok || type === 'opaqueredirect';
    },
  });
  followLinks(navigation);

  const { route } = navigation.getState();
  const page = route && pages.loadPatiently(route);
  // What belongs to the document's own page may be gone from a site that shows other releases by now.
  const sources = [facts.site, ...(route ? [filesOf(route.workspace)] : [])];
  const browser = {
    fetch: steadyFetch,
    // Reading it throws where the visitor blocks storage.
    get storage() {
      return sessionStorage;
    },
    // Who has gone on from it must not lose what they do there.
    reload: () => void (navigation.getState().moved || location.reload()),
  };
  const calm = sources.map((source) => supervisor.onTrouble(source, () => void reloadWhenOutdated(facts, browser)));
  void page?.then(() => calm.forEach((stop) => stop()));
  if (page) whenItIsLate(supervisor, filesOf(route.workspace), route.workspace, page);
  const configured = supervisor.insist(facts.site, (failures) => configurationAt(facts, failures));
  whenItIsLate(supervisor, facts.site, '', configured);
  const site = await configured;

  // A mix is of one page load: nobody has composed its other pages.
  const app = (
    <KeptHtml part="" place={() => root} instead={() => null} onKept={(isKept) => navigation.leaveToBrowser(isKept)}>
      <App
        site={site}
        pages={pages}
        navigation={navigation}
        table={known}
        insist={(...wanted) => supervisor.insist(...wanted)}
        searchable={() => known.routes()}
        {...(facts.whole ? {} : { askForHead: lateHead })}
        slots={slots}
        sections={SectionOutlet}
      />
    </KeptHtml>
  );
  if (isPrerendered) {
    if (route?.embeddable && window.parent === window) waitForStyles(Promise.all(styles.map(files.load)));
    // A transition is rendered in slices, between which what the visitor does is answered.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    await Promise.all(styles.map(files.load));
    // No HTML of this mix of releases, so no head of it either.
    applyHead(pageHead(route, site));
    createRoot(root).render(app);
  }
  void navigation.seekPage();
  void interactive.then(() =>
    whenIdle(() => {
      // What the visitor opens or goes to may use more of them than the document does.
      for (const address of own) void files.load(address);
      // What the next page takes is known before the visitor reaches for it.
      if (savesData()) return;
      void known.routes().catch(() => undefined);
      loadAround();
    }),
  );
}

/** Has it said when a first attempt has failed and the next ones do not succeed soon. */
function whenItIsLate(supervisor: Supervisor, source: string, part: string, wanted: Promise<unknown>): void {
  const stop = supervisor.onTrouble(source, () => {
    stop();
    sayWhatIsLate(part, wanted, 2_000);
  });
  void wanted.then(stop);
}

/** The environment's site configuration. Rejects when it does not come. */
async function configurationAt({ site, integrity }: PageFacts, failures: number): Promise<SiteConfiguration> {
  const address = failures > 0 ? `${site}?retry=${failures}` : site;
  const answer = await steadyFetch(address, { integrity: integrity?.[site] ?? '' });
  if (!answer.ok) throw new Error(`${site} does not answer.`);
  return (await answer.json()) as SiteConfiguration;
}
