import { captionFilesIn, visible, type PublicData } from '@mosaico/shared-types/schemas';
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
    if (!source)
      problems.push({ text: `${name}: ${key}.url: there is no ${url}: add public${url}, or correct the address.` });
    else for (const text of await faultsOf(source, `(${key} of ${name})`, duration)) problems.push({ text, source });
  }
  return problems;
}

/** Of a file that is no text, only that. */
async function faultsOf({ file, name }: Source, place: string, duration: number | undefined): Promise<string[]> {
  const text = await readText(file, name).catch((error: unknown) => error as Error);
  if (typeof text !== 'string') return [`${text.message} ${place}`];
  return captionFaults(text, duration)
    .slice(0, mostFaults)
    .map((fault) => `${name} ${place}: ${fault}`);
}

/** Of each file: nobody reads more at once. */
const mostFaults = 10;

/** A line of a file, and its number, from 1. */
interface Line {
  text: string;
  number: number;
}

/**
 * What browsers would not show of a WebVTT file, by their way of reading it (https://www.w3.org/TR/webvtt1/#webvtt-parser-algorithm), and of a
 * video of so many seconds. What they skip without a word that is lost (lines below the signature, notes, styles, unknown tags)
 * is no fault.
 */
export function captionFaults(text: string, duration = Infinity): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line, index): Line => ({ text: line, number: index + 1 }));
  const [first] = lines;
  if (!first || !/^WEBVTT([ \t]|$)/.test(first.text)) return [signatureFault(lines)];
  const { cues, faults } = blocksIn(lines.slice(1)).reduce<{ cues: number; faults: string[] }>(
    (all, block) => {
      const times = block.findIndex(isTimes);
      if (times >= 0)
        return { cues: all.cues + 1, faults: [...all.faults, ...cueFaults(block.slice(times), duration)] };
      const isSkipped = block[0]?.number === 2 || /^(NOTE|STYLE|REGION)([ \t]|$)/.test(block[0]?.text ?? '');
      return isSkipped ? all : { ...all, faults: [...all.faults, lostWords(block)] };
    },
    { cues: 0, faults: [] },
  );
  return cues === 0 && faults.length === 0
    ? ['has no cue: write what is said, each with its times, or leave "captions" out.']
    : faults;
}

const isTimes = ({ text }: Line): boolean => text.includes('-->');

const sample = '00:00:01.000 --> 00:00:04.000';

function signatureFault(lines: readonly Line[]): string {
  const isSubRip = lines.some(({ text }) => /^\s*[\d:]+,\d+\s*-->/.test(text));
  const commas = isSubRip ? `, and points in place of the commas in all times (${sample})` : '';
  const is = isSubRip
    ? 'These are captions in another notation (.srt)'
    : `line 1: It is ${short(lines[0]?.text ?? '')}`;
  return `${is}, and must begin with a line WEBVTT: write that above all others, an empty line below it${commas}.`;
}

/** What belongs together: lines without an empty one between them, and cues that follow each other without one. */
function blocksIn(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    const block = blocks.at(-1) ?? [];
    if (line.text === '') blocks.push([]);
    // In the header, and below a cue's words, its times alone begin another one.
    else if (isTimes(line) && (block.some(isTimes) || block.length > 1 || block[0]?.number === 2)) blocks.push([line]);
    else block.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** Words that stand where no browser shows them. */
function lostWords([first]: readonly Line[]): string {
  const { number, text } = first ?? { number: 0, text: '' };
  return `line ${number}: ${short(text)} has no times, so nobody sees it: write them on the line above it (${sample}), or delete it.`;
}

function cueFaults([times, ...words]: readonly Line[], duration: number): string[] {
  if (!times) return [];
  const place = `line ${times.number}: `;
  const [, begin, end] = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s|$)/.exec(times.text) ?? [];
  const [from, to] = [secondsOf(begin), secondsOf(end)];
  if (from === undefined || to === undefined) {
    const remedy = times.text.includes(',') ? 'write points in place of the commas' : 'write both times';
    return [`${place}${short(times.text)} is no pair of times: ${remedy}, as ${sample}.`];
  }
  if (to <= from)
    return [`${place}the words begin at second ${from} and end at ${to}: nobody sees them. Correct the times.`];
  if (to > duration + roundingOf(duration))
    return [`${place}a cue ends at second ${to}, the video at ${duration}: correct its times, or "duration".`];
  if (words.every(({ text }) => text.trim() === ''))
    return [`${place}the cue has no words: write some below it, or delete it.`];
  return words
    .filter(({ text }) => hidesWords(text))
    .map(({ number, text }) => `line ${number}: ${short(text)} has a < that hides words: write &lt; for it.`);
}

/** A time as browsers read it, in seconds; nothing where they read none. */
function secondsOf(time = ''): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(time) ?? [];
  return seconds === '' ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** By how much a length may have been rounded: 1 of `12`, 0.1 of `12.5`. */
const roundingOf = (duration: number): number => 10 ** -(String(duration).split('.')[1]?.length ?? 0);

/** Whether a `<` is no tag: browsers show nothing from there to the next `>`, or to the end of the cue. */
function hidesWords(text: string): boolean {
  return text.replaceAll(/<\/?[a-z][^<>]*>|<[\d:.]+>|<\/>/gi, '').includes('<');
}

const short = (text: string): string => `"${visible(text.length > 40 ? `${text.slice(0, 40)}…` : text)}"`;
