import { captionFilesIn, type PublicData } from '@mosaico/shared-types/schemas';
import webvtt from 'webvtt-parser';

/** A file's text, and what it is called in a message. */
export interface Source {
  text: string;
  name: string;
}

/**
 * What is wrong with the WebVTT files that data files lead to: each must be there (`sourceOf` knows files by their paths below
 * `public/`), be read without an error by the W3C's own validator, hold words, and end when the video does. `name` is what
 * the data file is called in a message.
 */
export async function captionProblems(
  data: Partial<PublicData>,
  name: string,
  sourceOf: (file: string) => Promise<Source | undefined>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { key, url, duration } of captionFilesIn(data)) {
    const source = await sourceOf(url.slice(1));
    if (!source) problems.push(`${name}: ${key}.url: there is no ${url}: add public${url}, or correct the address.`);
    else
      for (const fault of faultsOf(source.text, duration))
        problems.push(`${source.name} (${key} of ${name}): ${fault}`);
  }
  return problems;
}

/** What is wrong with a WebVTT file of a video of so many seconds; of several faults of the notation the first. */
function faultsOf(text: string, duration = Infinity): string[] {
  const { cues, errors } = new webvtt.WebVTTParser().parse(text);
  const [error] = errors;
  if (error) return [`line ${error.line}: ${error.message} Correct it: https://www.w3.org/TR/webvtt1/`];
  if (cues.length === 0) return ['has no cue: write what is said, each with its times, or leave "captions" out.'];
  const late = cues.find(({ endTime }) => endTime > duration);
  const empty = cues.findIndex((cue) => cue.text.trim() === '');
  return [
    ...(empty < 0 ? [] : [`cue ${empty + 1} has no words: write some, or take it away.`]),
    ...(late
      ? [`a cue ends at second ${late.endTime}, the video at ${duration}: correct its times, or "duration".`]
      : []),
  ];
}
