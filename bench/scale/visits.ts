import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { serve } from '@mosaico/platform/deliver/serve';
import { freePort } from '@mosaico/platform/testing/free-port';
import { weighPages } from '../../e2e/support/budget.ts';
import { box } from '../../e2e/support/header.ts';
import { hover, paintedAfter, pointAtLink, press, scrollToLink } from '../follow-link.ts';
import { desktop, fast, settled, visit, type Visit } from '../phone.ts';

/** Where visitors begin, where its footer leads, and what they search: all sizes of the site have them. */
const from = '/';
const to = '/planes-sociales';
const word = 'crm';

/** What a composed site makes a browser load: compressed bytes of bodies. */
export interface VisitBytes {
  /** A first visit of the home page until nothing more is loaded: everything, and parts of that. */
  first: number;
  document: number;
  scripts: number;
  revision: number;
  /** The scripts without which the page is not interactive: the shell's start, and what the page needs. */
  initialScripts: number;
  /** The content policy, uncompressed: in the document and in its header. */
  policy: number;
  /** From the home page, down to its footer, to another page by a link: from the pointer's approach on. */
  navigation: number;
  /** That page was loaded as a document. */
  asDocument: boolean;
  /** From the focus in the search box until results of a word are there, and nothing more is loaded. */
  search: number;
}

/**
 * Serves the composition in use of a folder of sites, and visits it. Throws where a page does not load.
 *
 * @param remote A further remote of the site, whose page is opened, too: it must become interactive by its own scripts.
 */
export async function visitBytes(
  browser: Browser,
  sites: string,
  remote?: { workspace: string; path: string },
): Promise<VisitBytes> {
  const server = await serve(sites, await freePort());
  try {
    const { address } = server;
    if (remote) await openRemote(browser, address, remote);
    const weight = await weighPages(address, [from]);
    return {
      policy: await policyBytes(address + from),
      initialScripts: weight[from]?.scripts ?? 0,
      ...(await atRest(browser, address + from, navigate)),
      ...(await atRest(browser, address + from, search)),
    };
  } finally {
    await server.stop();
  }
}

/** Opens a page with nothing cached, and hands the page over once nothing more is loaded. Throws where a file does not come. */
function atRest<Figures>(browser: Browser, address: string, act: (visit: Visit) => Promise<Figures>): Promise<Figures> {
  return visit(browser, desktop, fast, async ({ page, log }) => {
    await page.goto(address);
    await settled({ page, log }, hasRevision);
    if (log.failures.length > 0) throw new Error(`${address} does not load:\n  ${log.failures.join('\n  ')}`);
    return act({ page, log });
  });
}

// In the page. Browsers load `/revision.json` last, at rest.
const hasRevision = (): boolean =>
  performance.getEntriesByName('mosaico:page-interactive').length > 0 &&
  performance.getEntriesByName(`${location.origin}/revision.json`).length > 0;
const isThere = (): boolean => document.readyState === 'complete';

/** Throws where the remote's page does not become interactive by the remote's own scripts. */
async function openRemote(browser: Browser, address: string, { workspace, path }: { workspace: string; path: string }) {
  const remotes = await atRest(browser, address + path, ({ log }) => Promise.resolve(log.remotes()));
  if (!remotes.includes(workspace))
    throw new Error(
      `${address}${path} loads scripts of ${remotes.join(', ') || 'no remote'}, and none of ${workspace}.`,
    );
}

async function navigate({ page, log }: Visit): Promise<Omit<VisitBytes, 'policy' | 'initialScripts' | 'search'>> {
  const { bytes } = log.until();
  const loaded = {
    ...{ first: bytes(), document: bytes('Document'), scripts: bytes('Script') },
    revision: log.bytesAt('/revision.json'),
  };
  await scrollToLink(page, to);
  // What comes near on the way is the home page's.
  await settled({ page, log }, isThere);
  const before = log.until();
  await pointAtLink(page, to);
  await sleep(hover);
  await press(page);
  await paintedAfter(page, 'pressed');
  await settled({ page, log }, isThere);
  const after = log.until();
  return {
    ...loaded,
    navigation: after.bytes() - before.bytes(),
    asDocument: after.bytes('Document') > before.bytes('Document'),
  };
}

async function search({ page, log }: Visit): Promise<Pick<VisitBytes, 'search'>> {
  const before = log.until().bytes();
  await box(page).click();
  await page.keyboard.type(word);
  await page.getByRole('option').first().waitFor();
  await settled({ page, log }, isThere);
  return { search: log.until().bytes() - before };
}

/** A document says most of its policy itself; its header says the rest. */
async function policyBytes(address: string): Promise<number> {
  const answer = await fetch(address);
  const header = answer.headers.get('content-security-policy') ?? '';
  const [, own = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];
  if (!own) throw new Error(`${address} has no content policy in its document: adapt bench/scale/visits.ts.`);
  return Buffer.byteLength(header + own);
}
