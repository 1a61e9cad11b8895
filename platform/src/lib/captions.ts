import { captionFilesIn, cut, visible, type PublicData } from '@mosaico/shared-types/schemas';
import { readText } from './read-text.ts';

/** Where a file lies, and what it is called in a message. */
export interface Source {
  file: string;
  name: string;
}

/** A fault of captions, and the file that has it, where it is there. */
interface CaptionProblem<S extends Source> {
  text: string;
  source?: S;
}

/**
 * What is wrong with the WebVTT files that data files lead to: each must be there (`sourceOf` knows files by their addresses),
 * hold words, show each of them in a browser, and end when the video does. `name` is what the data file is called in a message.
 */
export async function captionProblems<S extends Source>(
  data: Partial<PublicData>,
  name: string,
  sourceOf: (url: string) => Promise<S | undefined>,
): Promise<CaptionProblem<S>[]> {
  const problems: CaptionProblem<S>[] = [];
  for (const { key, url, duration } of captionFilesIn(data)) {
    const source = await sourceOf(url);
    if (!source) {
      problems.push({ text: `${name}: ${key}.url: there is no ${url}: add public${url}, or correct the address.` });
      continue;
    }
    const faults = await readText(source.file, source.name).then(
      (text) => captionFaults(text, duration).map((fault) => `${source.name} (${key} of ${name}): ${fault}`),
      (error: unknown) => [`${(error as Error).message} (${key} of ${name})`],
    );
    problems.push(...faults.slice(0, mostFaults).map((text) => ({ text, source })));
  }
  return problems;
}

/** Of each file: nobody reads more at once. */
const mostFaults = 10;

const sample = '00:00:01.000 --> 00:00:04.000';

/** What browsers would not show of a WebVTT file (https://www.w3.org/TR/webvtt1/#webvtt-parser-algorithm), and of a video of so many seconds. */
function captionFaults(text: string, duration = Infinity): string[] {
  const [signature = '', ...lines] = text.split(/\r\n|\r|\n/);
  if (!/^WEBVTT([ \t]|$)/.test(signature))
    return [`line 1 is ${short(signature)}: write WEBVTT above it, then an empty line, and times as ${sample}.`];
  const faults: string[] = [];
  let cues = 0;
  /** What the line before is: times and words are of a cue, nothing is lost of what is skipped. */
  let before: 'skipped' | 'nothing' | 'name' | 'times' | 'words' = 'skipped';
  [...lines, ''].forEach((line, index) => {
    const fault = (says: string): void => void faults.push(`line ${index + 2}: ${says}`);
    const times = timesIn(line);
    if (before === 'nothing' && /^(NOTE|STYLE|REGION)([ \t]|$)/.test(line)) before = 'skipped';
    if (line.includes('-->') && (before !== 'skipped' || times || index === 0)) {
      cues += 1;
      before = 'times';
      if (!times) return fault(`${short(line)} is no pair of times: write it as ${sample}.`);
      const [from, to] = times;
      if (to <= from) fault(`the words begin at second ${from} and end at ${to}: nobody sees them. Correct the times.`);
      // The length may be rounded.
      else if (to > duration + 1)
        fault(`these words end at second ${to}, the video at ${duration}: correct the times, or "duration".`);
    } else if (line === '') {
      if (before === 'name') faults.push(lost(lines[index - 1], index + 1));
      if (before === 'times') faults.push(`line ${index + 1}: these times have no words: write some below them.`);
      before = 'nothing';
    } else if (before === 'times' || before === 'words') {
      before = 'words';
      if (hidesWords(line)) fault(`${short(line)} has a < that hides words: write &lt; for it.`);
    } else if (before === 'nothing') before = 'name';
    else if (before === 'name') {
      faults.push(lost(lines[index - 1], index + 1));
      before = 'skipped';
    }
  });
  if (cues > 0 || faults.length > 0) return faults;
  return ['has no words with times: write what is said, each with its times, or leave "captions" out.'];
}

const lost = (line = '', number = 0): string =>
  `line ${number}: ${short(line)} has no times, so nobody sees it: write them on the line above it (${sample}), or delete it.`;

/** From when to when a cue is shown, in seconds; nothing where browsers read no times. */
function timesIn(text: string): [from: number, to: number] | undefined {
  const [, begin, end] = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s|$)/.exec(text) ?? [];
  const [from, to] = [begin, end].map((time = '') => {
    const [, hours = 0, minutes, seconds] = /^(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time) ?? [];
    return seconds === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  });
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Whether a `<` is no tag: browsers show nothing from there to the next `>`, or to the end of the cue. */
const hidesWords = (text: string): boolean => text.replaceAll(/<\/?[a-z][^<>]*>|<[\d:.]+>|<\/>/gi, '').includes('<');

const short = (text: string): string => `"${cut(visible(text), 40)}"`;
