/** Something that is wrong with what is being developed, until it is mended. */
export interface Problem {
  /** The file it is to be mended in, with the line where that is known, relative to the root. */
  file?: string;
  /** What is wrong, and what to do. */
  text: string;
}

/** What finds problems. Each knows all of its own at any moment. */
export type Source = 'types' | 'declarations' | 'shares' | `compiling ${string}`;

/** The problems of the site that is being developed, and who wants to hear of them. */
export class Problems {
  private readonly bySource = new Map<Source, readonly Problem[]>();
  private readonly listeners = new Set<(problems: readonly Problem[]) => void>();

  /** All of them, each once: those of declarations first, since others follow from these. */
  all(): Problem[] {
    const rank = (source: Source): number => (source === 'declarations' ? 0 : source === 'shares' ? 1 : 2);
    const found = [...this.bySource].sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, problems]) => problems);
    return [...new Map(found.map((problem) => [keyOf(problem), problem])).values()];
  }

  /** All that `source` finds now, in place of what it found before. */
  set(source: Source, problems: readonly Problem[]): void {
    const before = this.bySource.get(source) ?? [];
    this.bySource.set(source, problems);
    if (before.map(keyOf).join('\n') === problems.map(keyOf).join('\n')) return;
    const all = this.all();
    for (const listener of this.listeners) listener(all);
  }

  /** Tells `listener` all problems at each change, until the function that it returns is called. */
  onChange(listener: (problems: readonly Problem[]) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Equal for equal problems. */
export const keyOf = ({ file = '', text }: Problem): string => `${file}\n${text}`;
