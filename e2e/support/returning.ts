import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './site.ts';

/** What a visitor leaves in the browser, but for the files of the site. */
const left = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';

/**
 * The browser of a visitor who has been here: the files of the site are in it, compiled, and nothing else. The empty page keeps its
 * process alive, for which each test would else begin another.
 */
class KnownBrowser {
  private constructor(
    readonly context: BrowserContext,
    private readonly keeper: Page,
  ) {}

  static async open(browser: Browser, options: BrowserContextOptions): Promise<KnownBrowser> {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    return new KnownBrowser(context, keeper);
  }

  /** Takes away whatever a test has left; resolves to whether that was possible: a clock that was stopped stays so for all pages. */
  async clear(): Promise<boolean> {
    const { context, keeper } = this;
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    const session = await context.newCDPSession(keeper);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(keeper.url()).origin, storageTypes: left });
    await session.detach();
    return keeper.evaluate(() => String(setTimeout).includes('[native code]'));
  }
}

/** A known browser while a test has it. */
interface Lent {
  context: BrowserContext;
  end: () => Promise<void>;
}

/**
 * `test` with a browser that has the site's files: what one test has loaded another need not, which is nearly half of a short test's
 * time. For what is looked at, pressed and read once a page is there; not for what is about loading, failing or remembering.
 */
export const test = base.extend<object, { known: (options: BrowserContextOptions) => Promise<Lent> }>({
  known: [
    async ({ browser }, provide) => {
      const known = new Map<string, KnownBrowser>();
      await provide(async (options) => {
        const key = JSON.stringify(options);
        const mine = known.get(key) ?? (await KnownBrowser.open(browser, options));
        known.delete(key);
        return {
          context: mine.context,
          end: async () => void ((await mine.clear()) ? known.set(key, mine) : await mine.context.close()),
        };
      });
      for (const { context } of known.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  // What tests vary; what the configuration says of all browsers holds besides.
  context: async (
    { known, baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, colorScheme, contextOptions },
    provide,
  ) => {
    const varied = { ...contextOptions, baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, colorScheme };
    const { context, end } = await known(varied as BrowserContextOptions);
    await provide(context);
    await end();
  },
  page: async ({ context }, provide) => provide(await context.newPage()),
});
