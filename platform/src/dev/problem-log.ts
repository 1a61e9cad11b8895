import picocolors from 'picocolors';
import { keyOf, type Problem, type Problems } from './problems.ts';

/** Says each problem once, when it comes up, and when none is left; `say` gets whole lines. */
export function logProblems(problems: Problems, say: (line: string) => void): void {
  let said = new Set<string>();
  problems.onChange((all) => {
    for (const problem of all) if (!said.has(keyOf(problem))) say(lineOf(problem));
    if (all.length === 0 && said.size > 0) say(picocolors.green('no problems'));
    said = new Set(all.map(keyOf));
  });
}

const lineOf = ({ file, text }: Problem): string =>
  `${picocolors.red('problem')} ${file ? `${picocolors.cyan(file)}: ` : ''}${text}`;
