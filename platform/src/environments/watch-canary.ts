import type { Author, Revision } from '@mosaico/shared-types/schemas';
import type { CanaryCounts } from '../reports/canary-counts.ts';
import { analyseCanary, type CanaryAnalysis, type NeededCounts } from '../rollout/analysis.ts';
import { verdictText } from '../rollout/verdict-text.ts';
import { composedFolder, currentSite } from '../site/sites.ts';
import type { Renderer } from '../site/render/render.ts';
import type { Store } from '../store/store.ts';
import { showRecorded } from './apply-revision.ts';
import { abortCanary, CanaryOver, stepCanary } from './canary.ts';
import { repeatedly } from './repeatedly.ts';

/** How an environment's canary is watched. */
export interface Watching {
  environment: string;
  /** Folder of the environment's compositions. */
  sites: string;
  /** What was counted of some revisions. */
  counted: (needed: NeededCounts) => Promise<CanaryCounts>;
  /** For the history. */
  by?: Author | undefined;
  /** Milliseconds since 1970. For tests. */
  now?: () => number;
  /** What renders pages that are not composed here: see `ApplyOptions.render`. */
  render?: Renderer | undefined;
  /** Only says what would be done. */
  isDryRun?: boolean | undefined;
}

/** What somebody who watches has seen and done. */
export interface Look {
  /** `none`: no canary runs. `over`: somebody else has ended it meanwhile. */
  outcome: 'none' | 'waits' | 'stepped' | 'promoted' | 'aborted' | 'over';
  /** One line for a person: what was decided, and why. */
  text: string;
  analysis?: CanaryAnalysis;
  /** The revision that it has made. */
  made?: Revision;
  warnings: readonly string[];
}

/**
 * Looks once at the canary that runs in an environment, and does what its analysis says: it goes on, is promoted, is aborted, or waits. What is
 * decided depends on revisions and counts alone. So two may look at once, and whoever was ended between decision and revision
 * decides the same again. Rejects where counts or the store cannot be read.
 */
export async function lookAtCanary(store: Store, watching: Watching): Promise<Look> {
  const { environment, sites, counted, by, now = Date.now, render, isDryRun = false } = watching;
  const { revision: head } = await store.head(environment);
  const caughtUp = head && !isDryRun ? await catchUp(store, head, watching) : [];
  const analysis = head && (await analyseCanary(store, head, counted, now()));
  if (!analysis) return { outcome: 'none', text: `No canary runs in "${environment}".`, warnings: caughtUp };
  const { verdict, number, weight } = analysis;
  const text = verdictText(analysis);
  if (verdict.kind === 'wait') return { outcome: 'waits', text, analysis, warnings: caughtUp };
  const outcome = verdict.kind === 'abort' ? 'aborted' : verdict.next === 100 ? 'promoted' : 'stepped';
  if (isDryRun) return { outcome, text, analysis, warnings: [] };
  const order = { environment, sites, number, reason: `canary ${number}: ${text}`, by, now, render };
  try {
    const { revision, warnings, isNew } =
      verdict.kind === 'abort'
        ? await abortCanary(store, order)
        : await stepCanary(store, { ...order, weight: verdict.next });
    const done = { text, analysis, warnings: [...caughtUp, ...warnings] };
    return isNew ? { outcome, made: revision, ...done } : { outcome: 'waits', ...done };
  } catch (error) {
    if (error instanceof CanaryOver) return { outcome: 'over', text: error.message, analysis, warnings: caughtUp };
    const { revision: shown } = await store.head(environment);
    // Another one has made a step meanwhile: the next look decides on that.
    if (shown?.canary?.number === number && shown.canary.weight > weight)
      return { outcome: 'waits', text, analysis, warnings: caughtUp };
    throw error;
  }
}

/** Shows the newest revision on a machine that shows an older one: whoever made it here was ended before it was shown. */
async function catchUp(store: Store, head: Revision, { sites, render }: Watching): Promise<readonly string[]> {
  const current = currentSite(sites);
  if (current === undefined || current === composedFolder(sites, head)) return [];
  return (await showRecorded(store, head, sites, render)).warnings;
}

/** Looks at an environment's canary again and again. `onLook` gets what has changed since the look before: of the first one, a canary that runs. Ends as {@link repeatedly}. */
export function watchCanary(
  store: Store,
  watching: Watching,
  loop: { every: number; onLook: (look: Look) => void; onTrouble: (message: string) => void },
): () => Promise<void> {
  let before: string | undefined;
  return repeatedly(async () => {
    const look = await lookAtCanary(store, watching);
    if (look.text !== before && (look.outcome !== 'none' || before !== undefined)) loop.onLook(look);
    before = look.text;
  }, loop);
}
