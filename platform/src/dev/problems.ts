import picocolors from 'picocolors';

/** Something that is wrong with what is being developed, until it is mended. */
export interface Problem {
  /** The file it is to be mended in, with the line where that is known, relative to the root. */
  file?: string;
  /** What is wrong, and what to do. */
  text: string;
}

/** Checks that find problems. Each reports all of its problems at once. */
export type Source = 'types' | 'declarations' | 'shares' | 'page' | `compiling ${string}`;

/** State that the overlay of a page shows. */
export interface SiteState {
  problems: readonly Problem[];
  /** Whether types are being checked: their problems are the earlier ones. */
  isChecking: boolean;
  /** Another one than the document's: the page has to be loaded anew. */
  build: string;
}

/** The problems of the site that is being developed, and their listeners. */
export class Problems {
  private readonly bySource = new Map<Source, readonly Problem[]>();
  private readonly listeners = new Set<(state: SiteState) => void>();
  private readonly started = Date.now();
  private builds = 0;
  private isChecking = false;

  /** All of them, each once: those of declarations first, since others follow from these. */
  state(): SiteState {
    const rank = (source: Source): number => (source === 'declarations' ? 0 : source === 'shares' ? 1 : 2);
    const found = [...this.bySource].sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, problems]) => problems);
    const problems = [...new Map(found.map((problem) => [keyOf(problem), problem])).values()];
    return { problems, isChecking: this.isChecking, build: `${this.started}-${this.builds}` };
  }

  /** The present problems of a check. */
  of(source: Source): readonly Problem[] {
    return this.bySource.get(source) ?? [];
  }

  /** Replaces the problems of a check. */
  set(source: Source, problems: readonly Problem[]): void {
    const before = this.of(source);
    this.bySource.set(source, problems);
    if (before.map(keyOf).join('\n') !== problems.map(keyOf).join('\n')) this.tell();
  }

  /** Types are being checked from now on, or have been. */
  checking(isChecking: boolean): void {
    if (this.isChecking === isChecking) return;
    this.isChecking = isChecking;
    this.tell();
  }

  /** Open pages are loaded anew. */
  reload(): void {
    this.builds += 1;
    this.tell();
  }

  /** Tells `listener` the state at each change, until the function that it returns is called. */
  onChange(listener: (state: SiteState) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private tell(): void {
    const state = this.state();
    for (const listener of this.listeners) listener(state);
  }
}

/** Prints each problem once, when it comes up, and when none is left; `print` gets whole lines. */
export function logProblems(problems: Problems, print: (line: string) => void): void {
  let printed = new Set<string>();
  let [isOpen, hasChecked] = [false, false];
  const printOpen = (line: string): void => {
    print(line);
    isOpen = true;
  };
  problems.onChange(({ problems: all, isChecking }) => {
    if (isChecking && !hasChecked) printOpen('types: checking');
    hasChecked ||= isChecking;
    for (const problem of all) if (!printed.has(keyOf(problem))) printOpen(lineOf(problem));
    printed = new Set(all.map(keyOf));
    // "no problems" is printed only when all checks have ended.
    if (all.length > 0 || isChecking || !isOpen) return;
    print(picocolors.green('no problems'));
    isOpen = false;
  });
}

const lineOf = ({ file, text }: Problem): string =>
  `${picocolors.red('problem')} ${file ? `${picocolors.cyan(file)}: ` : ''}${text}`;

/** Equal for equal problems. */
const keyOf = ({ file = '', text }: Problem): string => `${file}\n${text}`;
