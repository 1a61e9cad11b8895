import { beatInterval, PageWatch, type Beat, type Stuck } from './page-watch.ts';

/** Signs of life of one page: each so many milliseconds after the last, with so much processor time used since. */
function* beats(steps: Iterable<readonly [elapsed: number, cpu: number]>, page = 0): Generator<Beat> {
  const beat = { page, cpu: 500, at: 1_000 };
  yield { ...beat };
  for (const [elapsed, cpu] of steps) {
    beat.at += elapsed;
    beat.cpu += cpu;
    yield { ...beat };
  }
}

const times = (count: number, elapsed: number, cpu: number) =>
  Array.from({ length: count }, () => [elapsed, cpu] as const);

function verdict(...heard: Iterable<Beat>[]): Stuck | undefined {
  const watch = new PageWatch({ cpu: 10_000, idle: 30_000 });
  return heard
    .flatMap((each) => [...each])
    .map((beat) => watch.beat(beat))
    .find(Boolean);
}

test('a page that uses the processor without an end computes', () => {
  expect(verdict(beats(times(39, beatInterval, 250)))).toBeUndefined();
  expect(verdict(beats(times(40, beatInterval, 250)))).toBe('computes');
});

test('a page that does nothing at all waits', () => {
  expect(verdict(beats(times(119, beatInterval, 0.2)))).toBeUndefined();
  expect(verdict(beats(times(120, beatInterval, 0.2)))).toBe('waits');
});

test('on a busy machine a page may take its time: it gets a hundredth of the processor for minutes', () => {
  expect(verdict(beats(times(300, 2_000, 20)))).toBeUndefined();
});

test('a process that is stopped, or does not come to run, is not waiting', () => {
  expect(verdict(beats(times(10, 120_000, 0)))).toBeUndefined();
});

test('whoever does something in between is not waiting', () => {
  const rests = times(100, beatInterval, 0);
  expect(verdict(beats([...rests, [beatInterval, 50], ...rests]))).toBeUndefined();
});

test('each page is judged by itself', () => {
  const long = times(30, beatInterval, 250);
  expect(verdict(beats(long), beats(long, 1), beats(long, 2))).toBeUndefined();
});
