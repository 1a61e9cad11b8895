import * as v from 'valibot';
import { command } from '../lib/command.ts';
import { checkedJson } from '../lib/read-json.ts';
import type { Backend } from './backend.ts';

/** Milliseconds between a release's mark and its removal. A promotion records its revision sooner than this after its last look at the marks. */
export const graceMs = 60 * 60 * 1_000;

/** What is known of a release that `prune` has marked. Moments are milliseconds since 1970. */
export interface Mark {
  at: number;
  /** The decision, by conditional create: `kept` by a promotion that needs the release, or to be removed by `prune`. */
  decision?: Decision;
}

const markSchema = v.object({ at: v.number() });
const decisionSchema = v.object({ kept: v.boolean(), at: v.number() });
type Decision = v.InferOutput<typeof decisionSchema>;

/**
 * Marks of unused releases. `prune` marks a release (`unused/marked/<release>.json`), and removes it an hour later. A promotion
 * that needs a marked release and a `prune` that removes it write the same file once: `unused/decided/<release>.json`. The first
 * writer wins. A mark is removed before its decision, so a decision without a mark means nothing.
 */
export class UnusedMarks {
  constructor(private readonly backend: Backend) {}

  /** Every mark, by release (`mf-plans@1.4.0`). */
  async all(): Promise<Map<string, Mark>> {
    const [marked, decided] = await Promise.all([this.named('marked'), this.named('decided')]);
    const read = async (release: string): Promise<[string, Mark] | undefined> => {
      const mark = await this.read(markSchema, markOf(release));
      const decision = decided.includes(release) ? await this.read(decisionSchema, decisionOf(release)) : undefined;
      return mark && [release, { at: mark.at, ...(decision && { decision }) }];
    };
    return new Map((await Promise.all(marked.map(read))).filter((each) => each !== undefined));
  }

  /** Marks an unused release, from now on, whatever was decided of it before. */
  async mark(release: string): Promise<void> {
    await this.clear(release);
    await this.write(markOf(release), { at: Date.now() });
  }

  /** Takes a mark away: the release is used, or gone. */
  async clear(release: string): Promise<void> {
    await this.backend.delete(markOf(release));
    await this.backend.delete(decisionOf(release));
  }

  /** Keeps those of these releases that are marked. Returns them. Throws when one of them is being removed. */
  async keep(releases: readonly string[]): Promise<string[]> {
    const marked = new Set(await this.named('marked'));
    const kept = releases.filter((release) => marked.has(release));
    for (const release of kept)
      if (!(await this.decide(release, true)))
        throw new Error(
          `${release} is being removed by "${command('prune')}", since nothing has used it for long. ` +
            `Run "${command('prune')}" to its end, publish the release again, then run your command again.`,
        );
    return kept;
  }

  /** Decides that a marked release is removed. `false` where a promotion keeps it. */
  remove(release: string): Promise<boolean> {
    return this.decide(release, false);
  }

  /** Whether the release is still marked for removal. A `prune` clears the mark after it has removed the release. */
  async isRemoved(release: string): Promise<boolean> {
    const decision = await this.read(decisionSchema, decisionOf(release));
    return decision?.kept === false && (await this.backend.read(markOf(release))) !== undefined;
  }

  private async decide(release: string, kept: boolean): Promise<boolean> {
    for (;;) {
      if (await this.write(decisionOf(release), { kept, at: Date.now() })) return true;
      const decision = await this.read(decisionSchema, decisionOf(release));
      // It may have been cleared in between.
      if (decision) return decision.kept === kept;
    }
  }

  private async named(folder: 'marked' | 'decided'): Promise<string[]> {
    return (await this.backend.names(`unused/${folder}`)).map((name) => name.replace(/\.json$/, ''));
  }

  private async read<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S> | undefined> {
    const text = await this.backend.read(path);
    return text === undefined ? undefined : checkedJson(schema, text, this.backend.addressOf(path));
  }

  private write(path: string, content: object): Promise<boolean> {
    return this.backend.create(path, JSON.stringify(content));
  }
}

const markOf = (release: string): string => `unused/marked/${release}.json`;
const decisionOf = (release: string): string => `unused/decided/${release}.json`;
