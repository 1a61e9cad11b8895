import { logProblems, Problems, type SiteState } from './problems.ts';

const wrong = { file: 'mf-plans/src/pages.ts', text: 'wrong' };
const odd = { text: 'odd' };

/** Lines of the terminal, without colours. */
function terminal(problems: Problems): string[] {
  const lines: string[] = [];
  // oxlint-disable-next-line no-control-regex -- It is what colours are made of.
  logProblems(problems, (line) => lines.push(line.replaceAll(/\x1b\[\d+m/g, '')));
  return lines;
}

test('each problem is printed once, and that none is left', () => {
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

test('that there is no problem is printed once types have been checked, and not before', () => {
  const problems = new Problems();
  const lines = terminal(problems);
  problems.checking(true);
  problems.set('declarations', [wrong]);
  problems.set('declarations', []);
  expect(lines).toEqual(['types: checking', 'problem mf-plans/src/pages.ts: wrong']);
  problems.checking(false);
  expect(lines.slice(2)).toEqual(['no problems']);
  problems.checking(true);
  problems.checking(false);
  expect(lines).toHaveLength(3);
});

test('listeners receive the state at each change, problems of declarations first, and nothing when nothing changes', () => {
  const problems = new Problems();
  const states: SiteState[] = [];
  const stop = problems.onChange((state) => states.push(state));
  problems.set('types', [odd]);
  problems.set('declarations', [wrong, odd]);
  problems.set('declarations', [wrong, odd]);
  expect(states.map((state) => state.problems)).toEqual([[odd], [wrong, odd]]);
  stop();
  problems.set('types', []);
  expect(states).toHaveLength(2);
});

test('a page of another build, or of another start of the server, is to be loaded anew', () => {
  const problems = new Problems();
  const { build } = problems.state();
  problems.set('types', [odd]);
  expect(problems.state().build).toBe(build);
  problems.reload();
  expect(problems.state().build).not.toBe(build);
});
