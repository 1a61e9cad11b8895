import type { PageBootstrapData } from '@mosaico/shared-types';
import type { Note } from '@mosaico/shared-types/reports';

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });

/** What a document's data say of who sends. */
type SentBy = Pick<PageBootstrapData, 'shell' | 'remotes' | 'arm'> & { route?: { workspace: string; page: string } };

const notFound = { workspace: 'shell', page: 'not-found' };

/** The innermost frame of a stack: a script of this site's `/assets/`, or any other one. */
const innermost = /\S+?(?:(\/assets\/[\w./-]+:\d+:\d+)|:\d+:\d+)/;

/**
 * What a document reports whose visitor leaves before the shell's reporter is there: its view, and what was thrown, without messages. It
 * is a `ReportBatch` of `@mosaico/shared-types/reports` in few bytes, since every document holds this code.
 */
export function firstBatch(
  { route = notFound, shell, remotes, arm }: SentBy,
  isInteractive: boolean,
  notes: readonly Note[],
) {
  const record = (eventName: string, ...attributes: object[]) => ({
    eventName,
    attributes: [text('mosaico.page', `${route.workspace}/${route.page}`), ...attributes],
  });
  return {
    resourceLogs: [
      {
        resource: {
          attributes: [
            text('service.name', route.workspace),
            text('mosaico.arm', arm ?? 'stable'),
            { key: 'mosaico.age', value: { intValue: Math.round(performance.now() / 1_000) } },
            {
              key: 'mosaico.entries',
              value: {
                arrayValue: { values: [shell, ...Object.values(remotes)].map((stringValue) => ({ stringValue })) },
              },
            },
          ],
        },
        scopeLogs: [
          {
            logRecords: [
              record('mosaico.view', { key: 'mosaico.interactive', value: { boolValue: isInteractive } }),
              ...notes.map(({ error }) =>
                record(
                  'exception',
                  text('exception.type', `${(error as Error | null)?.name}`),
                  text('exception.stacktrace', innermost.exec(`${(error as Error | null)?.stack}`)?.[1] ?? 'other'),
                ),
              ),
            ],
          },
        ],
      },
    ],
  };
}
