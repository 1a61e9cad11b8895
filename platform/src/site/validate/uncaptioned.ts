import * as v from 'valibot';
import { shapeOf, testimonialSchema, type Revision, type Testimonial } from '@mosaico/shared-types/schemas';
import { storedText } from '../../lib/read-text.ts';
import { servedFile } from '../served-file.ts';
import type { Composition } from '../resolve/composition.ts';
import type { Store } from '../../store/store.ts';

const file = 'data/testimonios.json';

type ReadStore = Pick<Store, 'versions' | 'release' | 'releaseFolder' | 'configuration'>;

/** What every new video needs, whatever day its list gives it (WCAG 1.2.2, 1.2.3). */
const needed = ['captions', 'transcript'] as const;

/**
 * Videos that the revision in use does not show, without captions or without a transcript: a list may leave its days out, or give a
 * day that is not so, and a video is new all the same. Of an environment that begins none is known to be old or new.
 */
export async function uncaptioned(
  store: ReadStore,
  before: Pick<Revision, 'releases' | 'configuration' | 'environment'> | undefined,
  { data }: Pick<Composition, 'data'>,
): Promise<string[]> {
  const incomplete = (listIn(data) ?? []).flatMap((entry, index) => {
    const missing = needed.filter((key) => entry[key] === undefined);
    return missing.length > 0 ? [{ index, entry, missing }] : [];
  });
  if (!before || incomplete.length === 0) return [];
  const shown = await shownBy(store, before);
  return incomplete
    .filter(({ entry }) => !shown.has(entry.videoUrl))
    .map(
      ({ index, entry: { name, videoUrl }, missing }) =>
        `${file}: ${index} (${name}, ${videoUrl}) is a video that "${before.environment}" does not show today, and has no ${missing.join(' and no ')}: ` +
        'add what is missing, or go on without it with --force <reason>.',
    );
}

/** What whoever composes a list without days should know: in it, no rule finds a new video by its day. */
export function undatedNotes({ data }: Pick<Composition, 'data'>): string[] {
  const list = listIn(data) ?? [];
  if (list.length === 0 || list.some(({ uploaded }) => uploaded !== undefined)) return [];
  return [
    `${file} gives no video a day ("uploaded"), so which of them need captions and a transcript is not known: give each the day of its publication, as 2026-12-01.`,
  ];
}

const listIn = (data: Composition['data']): readonly Testimonial[] | undefined => data[`/${file}`];

/** Addresses of the videos that a revision shows, as browsers read its list: what is refused today may have been taken then. */
async function shownBy(
  store: ReadStore,
  { releases, configuration }: Pick<Revision, 'releases' | 'configuration'>,
): Promise<ReadonlySet<string>> {
  const kept = await Promise.all(
    Object.entries(releases).map(async ([workspace, version]) =>
      // What is no longer in the store shows none.
      (await store.versions(workspace)).includes(version) ? [await store.release(workspace, version)] : [],
    ),
  );
  const source = await servedFile(store, kept.flat(), await store.configuration(configuration), `/${file}`);
  const list = source ? parsed(await storedText(source.file)) : [];
  return new Set(
    (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const { success, output } = v.safeParse(shownSchema, entry);
      return success ? [output.videoUrl] : [];
    }),
  );
}

/** Of a list that is no JSON, browsers show nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shownSchema = shapeOf(v.object({ videoUrl: testimonialSchema.entries.videoUrl }));
