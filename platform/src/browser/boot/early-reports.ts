import { bootstrapId, type BootScript, type Notes, type PageBootstrapData } from '@mosaico/shared-types';
import { earlyLeave, mostOfAKind, type EarlyLeave } from '@mosaico/shared-types/reports';
import type { BootPort } from './boot-script.ts';

/** A browser that may have Global Privacy Control. */
type PrivateNavigator = Navigator & { globalPrivacyControl?: boolean };

/** The innermost frame of a stack: a script of this site's `/assets/`, or any other one. */
const innermost = /(\/assets\/[\w./-]+:\d+:\d+)|:\d+:\d+/;

/**
 * The boot script's part in reports, which only documents with an endpoint hold. Keeps what is thrown until the shell's reporter takes over.
 * Where the visitor leaves before, it sends an {@link EarlyLeave}.
 */
export function reportEarly(bootScript: BootScript, { window, document }: BootPort): void {
  if ((navigator as PrivateNavigator).globalPrivacyControl) return;
  const notes: Notes = (bootScript.notes = new Map());
  for (const event of ['error', 'unhandledrejection'])
    window.addEventListener(event, (happened) => {
      const { error, reason = error } = happened as { error?: unknown; reason?: unknown };
      // A region's error has its island already.
      if (notes.size < mostOfAKind) notes.set(reason, notes.get(reason));
    });
  // The visitor leaves, or looks elsewhere.
  document.addEventListener('visibilitychange', () => {
    const data = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '') as PageBootstrapData;
    const { reports, route, shell, remotes, arm } = data;
    if (bootScript.isViewed || !document.hidden || !reports) return;
    bootScript.isViewed = true;
    const left: EarlyLeave = {
      route,
      shell,
      remotes,
      arm,
      interactive: !bootScript.isAsleep(document.querySelector('main')),
      // What has no stack has no place either, and would count for nobody. A name that is no identifier may hold a visitor's text.
      errors: ([...notes.keys()] as (Error | undefined)[]).flatMap((error) =>
        error?.stack
          ? [[/^\w+$/.exec(error.name)?.[0], innermost.exec(error.stack.replace(error.message, ''))?.[1]]]
          : [],
      ),
    };
    notes.clear();
    const body = { stringValue: JSON.stringify(left) };
    navigator.sendBeacon(
      reports,
      JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords: [{ eventName: earlyLeave, body }] }] }] }),
    );
  });
}
