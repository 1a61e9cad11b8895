import { progressOf } from '../lib/progress.ts';
import { showProgress } from './progress-lines.ts';

let written: string;
let now: number;
beforeEach(() => ((written = ''), (now = 0)));
const stream = (rest: object = {}) => ({ ...rest, write: (text: string) => (written += text) });

/** Three pages, 6 s each. */
function threePages(): void {
  const onPage = progressOf('rendering', 3, 'pages');
  for (let page = 0; page < 3; page += 1) {
    now += 6_000;
    onPage();
  }
}

test('where lines are kept a step is a line when it begins, and one now and then', () => {
  const end = showProgress(stream(), () => now);
  threePages();
  progressOf('building', 0, 'workspaces');
  end();
  expect(written).toBe('rendering pages: 3\nrendering pages: 2 of 3\n');
});

test('on a terminal it is one line, which is gone when the step ends', () => {
  const end = showProgress(stream({ isTTY: true, columns: 20 }), () => now);
  threePages();
  expect(written.split('\r\u001b[K')).toEqual([
    'rendering pages: 0 ',
    'rendering pages: 1 ',
    'rendering pages: 2 ',
    '',
  ]);
  end();
  expect(written).toMatch(/K$/);
});

test('other output has a line of its own meanwhile', () => {
  const printed = jest.spyOn(console, 'log').mockImplementation((text: string) => void (written += `${text}\n`));
  const end = showProgress(stream({ isTTY: true }));
  const onPage = progressOf('rendering', 3, 'pages');
  console.log('built mf-plans');
  onPage();
  end();
  expect(written).toBe('rendering pages: 0 of 3\r\u001b[Kbuilt mf-plans\nrendering pages: 1 of 3\r\u001b[K');
  printed.mockRestore();
});

test('a step that fails half-way leaves no half line, and nothing is written any more', () => {
  const end = showProgress(stream({ isTTY: true }), () => now);
  const onPage = progressOf('rendering', 3, 'pages');
  end();
  onPage();
  expect(written).toBe('rendering pages: 0 of 3\r\u001b[K');
});
