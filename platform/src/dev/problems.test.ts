import { logProblems } from './problem-log.ts';
import { Problems, type Problem } from './problems.ts';

const wrong = { file: 'mf-plans/src/pages.ts', text: 'wrong' };
const odd = { text: 'odd' };

/** Lines of the terminal, without colours. */
function terminal(problems: Problems): string[] {
  const lines: string[] = [];
  // oxlint-disable-next-line no-control-regex -- It is what colours are made of.
  logProblems(problems, (line) => lines.push(line.replaceAll(/\x1b\[\d+m/g, '')));
  return lines;
}

test('each problem is said once, and that none is left', () => {
  const problems = new Problems();
  const lines = terminal(problems);
  problems.set('types', []);
  problems.set('types', [odd]);
  problems.set('declarations', [wrong]);
  problems.set('declarations', [wrong]);
  problems.set('types', []);
  expect(lines).toEqual(['problem odd', 'problem mf-plans/src/pages.ts: wrong']);
  problems.set('declarations', []);
  expect(lines.slice(2)).toEqual(['no problems']);
  problems.set('types', [odd]);
  expect(lines.slice(3)).toEqual(['problem odd']);
});

test('who listens hears all problems at each change, those of declarations first, and nothing when nothing changes', () => {
  const problems = new Problems();
  const heard: Problem[][] = [];
  const stop = problems.onChange((all) => heard.push([...all]));
  problems.set('types', [odd]);
  problems.set('declarations', [wrong, odd]);
  problems.set('declarations', [wrong, odd]);
  expect(heard).toEqual([[odd], [wrong, odd]]);
  stop();
  problems.set('types', []);
  expect(heard).toHaveLength(2);
});
