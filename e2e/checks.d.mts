import type { Reach } from '@mosaico/platform/build/changed';

/** A check of `npm test`. */
export interface Check {
  name: string;
  /** Program and arguments. */
  command: string[];
  /** What it counts as: one check, or the tests of a report. */
  counts: 'one' | 'jest' | 'playwright';
}

/** What is run, in which order. */
export interface Plan {
  /** What reads the sources takes one processor each: side by side. */
  lanes: Check[][];
  /** What runs them takes all there are: one after the other. */
  runs: Check[];
}

/** What has changed since a commit; files are relative to the repository. */
export interface Change {
  /** Changed, new and gone ones. */
  files: string[];
  /** Those that still exist. */
  existing: string[];
  /** The unit tests that read each of them, and how many of the full set besides (`related-suites.mjs`). */
  suites: { file: string; suites: string[]; slow: number }[];
  /** The pages that are made of a changed file. */
  reach: Reach;
  /** What journeys have opened. */
  opened: OpenedPages;
  /** Specs of journeys that name a changed figure, or look for pages by their words (`journeys/shell/search.spec.ts`). */
  naming: string[];
}

/** `e2e/opened-pages.json`, which runs of the journeys keep (`support/opened-pages-reporter.ts`). */
export interface OpenedPages {
  /** Spec, then title → the pages that this test opens (`mf-plans/social-plans`), and workspaces whose public files it requests. */
  tests: Record<string, Record<string, string[]>>;
  /** Page → the other remotes whose pieces it shows. */
  pieces: Record<string, string[]>;
}

export const jestReport: string;
export const e2eReport: string;
/** Where `npm test -- --changed` lists the journeys that it skips. */
export const skippedJourneys: string;
/** `test` is what a person waits for; `full` is everything. */
export const sets: Record<'test' | 'full', Plan>;
/**
 * What a change touches: its own files are linted and formatted, all types compiled (other workspaces use the names), unused code found, the
 * unit tests that read one of its files run, and in the browser the journeys that open a page that is made of one, and specs that have changed
 * themselves. `why` gives the reason for each; `skipped` is a list of Playwright's of the journeys that are left out.
 */
export function touchedBy(change: Change): Plan & { why: string[]; skipped: string[] };
/**
 * The unit tests that read each of these files; a source file that no test reads has an empty list. All paths are relative to the repository. `facts`
 * are the sources that show a changed figure; without them every test of a page reads a `facts.json`.
 */
export function suitesThatRead(
  root: string,
  files: readonly string[],
  facts?: readonly string[],
): Promise<Change['suites']>;
/** What has changed in the repository since it left a commit. Throws where git does not know it. */
export function changeSince(root: string, commit: string): Promise<Change>;
/** What a change of these files (relative to the repository) is; `before` gives their former texts. `suitesOf` is {@link suitesThatRead}, which takes seconds. */
export function changeOf(
  root: string,
  files: readonly string[],
  before: (file: string) => string | undefined,
  suitesOf?: typeof suitesThatRead,
): Promise<Change>;
/** How many tests have passed and failed. Throws where there is no report: the runner itself failed. */
export function counted(check: Check, root: string, succeeded: boolean): { passed: number; failed: number };
