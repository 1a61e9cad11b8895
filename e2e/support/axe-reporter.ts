import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { notes, seenName, type Seen } from './axe.ts';

/** Titles of the tests that look with axe. */
const looking = /axe, (\d+) looks/;

/**
 * Prints at the end what axe has looked at and what it found: looks, violations, and what it could not decide, all of which stands in
 * `notes`. A whole run fails where a note is there that no look has needed: what it was about is gone, or hidden.
 */
export default class AxeReporter implements Reporter {
  private readonly seen = new Map<string, Seen>();
  private looks = 0;
  private isFailed = false;

  onBegin(_config: unknown, suite: Suite): void {
    // Each group of looking tests says in its title how many looks all of them are.
    const groups = new Map(
      suite.allTests().flatMap((test) => {
        const [title, looks] = looking.exec(test.titlePath().join(' ')) ?? [];
        return title ? [[`${test.location.file} ${title}`, Number(looks)] as const] : [];
      }),
    );
    this.looks = [...groups.values()].reduce((all, each) => all + each, 0);
    // One group alone has not seen all that the notes are about.
    if (groups.size < 2) this.looks = Infinity;
  }

  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    const body = attachments.find(({ name }) => name === seenName)?.body;
    if (body) this.seen.set(test.id, JSON.parse(body.toString()) as Seen);
    if (looking.test(test.titlePath().join(' ')) && status !== 'passed') this.isFailed = true;
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    return Promise.resolve(this.tell() > 0 ? { status: 'failed' } : undefined);
  }

  /** Prints what was seen, and the notes that nothing has needed; how many those are. */
  private tell(): number {
    const all = [...this.seen.values()];
    if (all.length === 0) return 0;
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    const looks = sum(all.map((each) => each.looks));
    const needed = notes.map((_, note) => sum(all.map(({ noted }) => noted[note] ?? 0)));
    console.log(
      `\naxe: ${looks} looks, ${sum(all.map(({ violations }) => violations))} violations, ` +
        `${sum(needed)} elements that it could not decide, all of them among ${notes.length} that somebody has looked at`,
    );
    const isWhole = looks >= this.looks && !this.isFailed;
    const stale = notes.filter(
      ({ rare }, note) => needed[note] === 0 && isWhole && (!rare || process.env.AXE === 'all'),
    );
    for (const { why, at } of stale)
      console.log(
        `No look has needed the note of ${at} (${why}): take it out of e2e/support/axe.ts, or see what hides it.`,
      );
    return stale.length;
  }

  printsToStdio(): boolean {
    return false;
  }
}
