import { islandAttribute, noticeId, type PageBootstrapData, type Route } from '@mosaico/shared-types';
import { reportedPage, reportSender, viewReport } from '@mosaico/shared-types/reports';
import { bootScript } from '../loading/boot-script.ts';
import { savesData } from '../loading/when-idle.ts';
import { findRoute } from '../routing/find-route.ts';
import type { Navigation, SitePort } from '../routing/navigation.ts';
import { Reporter, vitalReport } from './reporter.ts';

/** Takes over what the boot script has noted, and reports to `endpoint` from here on. Prerendered documents are reported once they are seen. */
export function startReporter(
  endpoint: string,
  bootstrapData: PageBootstrapData,
  navigation: Pick<Navigation, 'getState'>,
  site: Pick<SitePort, 'own' | 'known'>,
): void {
  const own = site.own(location.pathname);
  const routeAt = (path: string): Route | undefined => {
    const { route, moved } = navigation.getState();
    const routes = [own, route, ...(site.known() ?? [])].filter((each) => each !== undefined);
    // A host may show the document at another address than its page's.
    return findRoute(routes, path) ?? (moved ? undefined : own);
  };
  const notice = document.getElementById(noticeId);
  const isNoticeShown = (): boolean => Boolean(notice?.textContent);
  const page = reportedPage(bootstrapData.route);
  const reporter = new Reporter(reportSender(bootstrapData), {
    now: Date.now,
    send: (body) => void navigator.sendBeacon(endpoint, body),
    pageAt: (path) => reportedPage(routeAt(path)),
    workspaceOf,
    isNoticeShown,
  });
  let isViewed = bootScript().takeNotes?.(reporter.hear) ?? true;
  const say = bootScript().say;
  bootScript().say = (island, isSilent) => {
    if (isSilent) reporter.hear({ island, cause: 'notice', path: location.pathname });
    say(island, isSilent);
  };
  const leave = (): void => {
    if (document.visibilityState !== 'hidden' || isPrerendering()) return;
    if (!isViewed) reporter.addOnce(viewReport(page, !bootScript().isAsleep(document.querySelector('main'))));
    isViewed = true;
    reporter.flush();
  };
  // On the window, which hears of it after all others: the vitals have their last values by then.
  window.addEventListener('visibilitychange', leave);
  if (!savesData()) void measure((vital, selector) => reporter.addOnce(vitalReport(page, vital, selector)));
}

/** Measures the web vitals. A page that the browser brings back is the same document, so it is not measured anew. */
async function measure(add: (vital: Parameters<typeof vitalReport>[1], selector?: string) => void): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals/attribution');
  onCLS((vital) => add(vital, vital.attribution.largestShiftTarget));
  onINP((vital) => add(vital, vital.attribution.interactionTarget));
  onLCP((vital) => add(vital, vital.attribution.target));
  onTTFB((vital) => add(vital));
}

const isPrerendering = (): boolean => (document as { prerendering?: boolean }).prerendering ?? false;

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
