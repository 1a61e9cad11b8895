import type { SmokeTest, SmokeTestOrder } from '../environments/inspect-arms.ts';
import type { Store } from '../store/store.ts';
import { openBrowser } from './browser.ts';
import { serveDraft } from './draft-server.ts';
import { installedChromium } from './installed-chromium.ts';
import { openPages, type Opened, type SmokeTestLimits } from './open-pages.ts';
import { touchedPages } from './touched-pages.ts';
import { visitProblems } from './visit-problems.ts';

/** ms that a page may take to hydrate, on a machine that does much else. */
const pageMs = 10_000;

/**
 * A smoke test that opens the pages that a change touches in a headless browser of this machine, from a composition that nobody sees
 * yet. Without a browser, and where the browser fails, its note says so.
 *
 * @param root Folder of the repository.
 * @param limits Pages, and milliseconds for all of them.
 */
export function smokeTestIn(root: string, limits: Pick<SmokeTestLimits, 'pages' | 'ms'>): SmokeTest {
  return async (store, order) => {
    const paths = touchedPages(order, await withSameFiles(store, order));
    if (paths.length === 0) return { problems: [], note: 'The change touches no page: none was opened in a browser.' };
    const executable = installedChromium(root);
    if (executable === undefined) return { problems: [], note: withoutBrowser };
    const served = await serveDraft(order.folder);
    try {
      const open = async (timeoutMs: number): ReturnType<typeof openBrowser> => {
        const { visit, close } = await openBrowser(executable, served.origin, timeoutMs);
        return { visit: (path, ms) => visit(served.origin + path, ms), close };
      };
      const opened = await openPages(paths, open, { ...limits, pageMs });
      return { problems: await visitProblems(store, order.site, opened.visits, pageMs), note: noteOf(opened) };
    } finally {
      served.stop();
    }
  };
}

/** The workspaces with another release than before that has the same files: another price, and no other code. */
async function withSameFiles(store: Store, { site, before }: SmokeTestOrder): Promise<Set<string>> {
  const filesOf = async (workspace: string, version: string): Promise<string> =>
    JSON.stringify((await store.release(workspace, version)).files);
  const same = await Promise.all(
    Object.entries(site.revision.releases).map(async ([workspace, version]) => {
      const earlier = before?.releases[workspace];
      if (earlier === undefined || earlier === version) return [];
      // An earlier release that cannot be read is another one.
      const files = await Promise.all([filesOf(workspace, version), filesOf(workspace, earlier)]).catch(() => [
        '',
        'x',
      ]);
      return files[0] === files[1] ? [workspace] : [];
    }),
  );
  return new Set(same.flat());
}

const withoutBrowser =
  'No page was opened in a browser: this machine has none. Install Chrome or Chromium, or name one: CHROME_PATH=/path/to/chrome';

/** How many of the pages that were not opened are named. */
const mostNamed = 5;

function noteOf({ visits, notOpened, why }: Opened): string {
  const all = visits.size + notOpened.length;
  const pages = `${all} ${all === 1 ? 'page' : 'pages'}`;
  if (notOpened.length === 0) return `opened ${pages} in a browser`;
  const more = notOpened.length - mostNamed;
  const named = notOpened.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `opened ${visits.size} of ${pages} in a browser; not opened: ${named}${why === undefined ? '' : ` (${why})`}`;
}
