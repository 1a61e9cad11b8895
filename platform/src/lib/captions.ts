import { captionFilesIn, cut, visible, type PublicData } from '@mosaico/shared-types/schemas';
import { readText } from './read-text.ts';

/** Where a file lies, and what it is called in a message. */
export interface Source {
  file: string;
  name: string;
}

/** A fault of captions, and the file that has it, where it is there. */
interface CaptionProblem<S extends Source> {
  /** Place in the data file that names the captions, as `0.captions`. */
  key: string;
  text: string;
  source?: S;
}

/**
 * What is wrong with the WebVTT files that data files lead to: each must be there (`sourceOf` knows files by their addresses),
 * hold words, show each of them in a browser, and end when the video does. `name` is what the data file is called in a message. `hintOf` adds a sentence about a missing one.
 */
export async function captionProblems<S extends Source>(
  data: Partial<PublicData>,
  name: string,
  sourceOf: (url: string) => Promise<S | undefined>,
  hintOf: (url: string) => string = () => '',
): Promise<CaptionProblem<S>[]> {
  const problems: CaptionProblem<S>[] = [];
  for (const { key, url, duration } of captionFilesIn(data)) {
    const source = await sourceOf(url);
    if (!source)
      problems.push({
        key,
        text: `${name}: ${key}.url: there is no ${url}: add public${url}, or correct the address.${hintOf(url)}`,
      });
    else
      for (const text of await faultsOf(source, `(${key} of ${name})`, duration)) problems.push({ key, text, source });
  }
  return problems;
}

/** Faults of a file with captions. That it is no text is its only fault. */
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
  const faults: string[] = [];
  let cues = 0;
  for (const block of blocksIn(lines.slice(1))) {
    const times = timesIn(block);
    if (times >= 0) {
      cues += 1;
      faults.push(...cueFaults(block.slice(times), duration));
    } else if (block[0]?.number !== 2 && !isSkipped(block)) faults.push(lostWords(block));
  }
  return cues === 0 && faults.length === 0
    ? ['has no words with times: write what is said, each with its times, or leave "captions" out.']
    : faults;
}

const sample = '00:00:01.000 --> 00:00:04.000';

function signatureFault(lines: readonly Line[]): string {
  const isSubRip = lines.some(({ text }) => /^\s*[\d:]+,\d+\s*-->/.test(text));
  if (isSubRip)
    return `These are captions in another notation (.srt): write WEBVTT above them, then an empty line, and points in place of the commas in all times (${sample}).`;
  const at = lines.findIndex(({ text }) => /^\s*WEBVTT/.test(text));
  return at > 0
    ? `line ${at + 1} is "WEBVTT", and it must be the first one: delete what stands above it.`
    : `line 1 is ${short(lines[0]?.text ?? '')}: write WEBVTT above it, then an empty line.`;
}

/** What belongs together: lines without an empty one between them, and cues that follow each other without one. */
function blocksIn(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    const block = blocks.at(-1) ?? [];
    if (line.text === '') blocks.push([]);
    // In the header, and below a cue's words, its times alone begin another one.
    else if (isTimes(line, block) && (block.length > 1 || timesIn(block) >= 0 || block[0]?.number === 2))
      blocks.push([line]);
    else block.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

/** Where the times of a cue stand in its block; -1 for what is none. */
function timesIn(block: readonly Line[]): number {
  const at = block.slice(0, 2).findIndex((line) => isTimes(line, block));
  return at >= 0 || isSkipped(block) ? at : block.findIndex(({ text }) => otherArrow.test(text));
}

/** Browsers take a line for times by its arrow alone; among notes and styles only what is a pair of times makes a cue. */
const isTimes = ({ text }: Line, block: readonly Line[]): boolean =>
  text.includes('-->') && (!isSkipped(block) || pairIn(text) !== undefined);

const isSkipped = ([first]: readonly Line[]): boolean => /^(NOTE|STYLE|REGION)([ \t]|$)/.test(first?.text ?? '');

/** Times between which stands what programs for texts make of an arrow, or people take for one. */
const otherArrow = /^\s*\d+:[\d:.,]+\s*(?:→|⟶|[—–‒-]+>|[—–-]{1,2}|=>)\s*\d+:[\d:.,]+/;

/** Words that stand where no browser shows them. */
function lostWords([first]: readonly Line[]): string {
  const { number, text } = first ?? { number: 0, text: '' };
  return `line ${number}: ${short(text)} has no times, so nobody sees it: write them on the line above it (${sample}), or delete it.`;
}

function cueFaults([times, ...words]: readonly Line[], duration: number): string[] {
  if (!times) return [];
  const place = `line ${times.number}: `;
  const pair = pairIn(times.text);
  if (!pair) return [`${place}${short(times.text)} is no pair of times: ${remedyOf(times.text)}, as ${sample}.`];
  const [from, to] = pair;
  if (to <= from)
    return [
      `${place}the words begin at second ${from / 1000} and end at ${to / 1000}: nobody sees them. Correct the times.`,
    ];
  if (to > Math.round(duration * 1000) + roundingOf(duration))
    return [
      `${place}these words end at second ${to / 1000}, the video at ${duration}: correct the times, or "duration".`,
    ];
  // A line with a space in it is a pause, as YouTube writes it.
  if (words.length === 0) return [`${place}these times have no words: write some below them, or delete them.`];
  return words
    .filter(({ text }) => hidesWords(text))
    .map(({ number, text }) => `line ${number}: ${short(text)} has a < that hides words: write &lt; for it.`);
}

/** From when to when a cue is shown, in milliseconds; nothing where browsers read no times. */
function pairIn(text: string): [from: number, to: number] | undefined {
  const [, begin, end] = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s|$)/.exec(text) ?? [];
  const [from, to] = [millisecondsOf(begin), millisecondsOf(end)];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** A time as browsers read it; nothing where they read none. */
function millisecondsOf(time = ''): number | undefined {
  const [, hours = '0', minutes, seconds, rest] = /^(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(time) ?? [];
  return rest === undefined
    ? undefined
    : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** What to do to make times of a line that is none. */
function remedyOf(text: string): string {
  if (!text.includes('-->')) return 'write --> between them';
  if (text.includes(',')) return 'write points in place of the commas';
  if (/(^|\D)[6-9]\d[:.]/.test(text)) return 'minutes and seconds go from 00 to 59: correct them';
  if (/\.(\d{1,2}|\d{4,})(?!\d)/.test(text)) return 'write three digits after each point';
  return 'write both times';
}

/** By how many milliseconds a length may have been rounded: 1000 of `12`, 100 of `12.5`. */
const roundingOf = (duration: number): number => Math.round(1000 / 10 ** (String(duration).split('.')[1]?.length ?? 0));

/** Whether a `<` is no tag: browsers show nothing from there to the next `>`, or to the end of the cue. */
function hidesWords(text: string): boolean {
  return text.replaceAll(/<\/?[a-z][^<>]*>|<[\d:.]+>|<\/>/gi, '').includes('<');
}

const short = (text: string): string => `"${cut(visible(text), 40)}"`;
