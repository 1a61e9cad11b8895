import { islandAttribute, type BootScript, type PageBootstrapData } from '@mosaico/shared-types';
import { reportedPage, reportSender, viewReport } from '@mosaico/shared-types/reports';
import type { Navigation } from '../routing/navigation.ts';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { Reporter, vitalReport } from './reporter.ts';

/** What the shell's start has. The reporter imports none of its modules: webpack would keep them apart, at a price before interaction. */
interface Started {
  boot: BootScript;
  navigation: Pick<Navigation, 'getState'>;
}

/**
 * Takes over what the boot script has noted, and reports from here on, where the document has an endpoint. Prerendered documents are reported
 * once they are seen.
 */
export function startReporter(bootstrapData: PageBootstrapData, { boot, navigation }: Started): void {
  const { notes, say } = boot;
  const { reports } = bootstrapData;
  if (!notes || reports === undefined) return;
  const page = reportedPage(bootstrapData.route);
  const reporter = new Reporter(reportSender(bootstrapData), {
    now: Date.now,
    age: () => performance.now(),
    send: (body) => void navigator.sendBeacon(reports, body),
    // Address and page change together: what is thrown is of the page that the visitor sees.
    page: () => reportedPage(navigation.getState().route),
    typed,
    workspaceOf,
  });
  let isViewed = boot.isViewed ?? false;
  boot.isViewed = true;
  const record = (island: string | undefined, thrown: unknown): void => {
    if (thrown instanceof Element) reporter.notHydrated(thrown.getAttribute(islandAttribute) ?? '', 'mismatch');
    else reporter.threw(thrown, island);
  };
  notes.forEach(record);
  notes.clear();
  // Nothing is kept from here on.
  notes.set = (thrown, island) => record(island, thrown);
  boot.say = (island, isSilent) => {
    if (isSilent) reporter.notHydrated(island, 'notice');
    say(island, isSilent);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) reporter.requested(entry as PerformanceResourceTiming);
  }).observe({ type: 'resource', buffered: true });
  const leave = (): void => {
    if (document.visibilityState !== 'hidden' || isPrerendering()) return;
    if (!isViewed) reporter.addOnce(viewReport(page, !boot.isAsleep(document.querySelector('main'))));
    isViewed = true;
    reporter.flush();
  };
  // On the window, whose listeners run after all others: the vitals have their last values by then.
  window.addEventListener('visibilitychange', leave);
  measure((vital, selector) => reporter.addOnce(vitalReport(page, vital, selector)));
}

/** Measures the web vitals. A page that the browser brings back is the same document, so it is not measured anew. */
function measure(add: (vital: Parameters<typeof vitalReport>[1], selector?: string) => void): void {
  onCLS((vital) => add(vital, vital.attribution.largestShiftTarget));
  onINP((vital) => add(vital, vital.attribution.interactionTarget));
  onLCP((vital) => add(vital, vital.attribution.target));
  onTTFB((vital) => add(vital));
}

const isPrerendering = (): boolean => (document as { prerendering?: boolean }).prerendering ?? false;

/** Texts that the visitor may have typed. */
const typed = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(({ type }) => !/^(checkbox|radio|hidden|button|submit|range)$/.test(type))
    .map(({ value }) => value);

/** Workspace of the innermost island around this one that is named by it; of header and footer the shell. */
function workspaceOf(island: string): string | undefined {
  // Ids, which React makes, begin otherwise.
  const named = (name: string): string | undefined =>
    /^(header|footer)$/.test(name) ? 'shell' : /^[a-z][a-z0-9-]*$/.test(name) ? name : undefined;
  let element = document.querySelector(`[${islandAttribute}="${CSS.escape(island)}"]`);
  let workspace = named(island);
  while (element && workspace === undefined) {
    workspace = named(element.getAttribute(islandAttribute) ?? '');
    element = element.parentElement?.closest(`[${islandAttribute}]`) ?? null;
  }
  return workspace;
}
