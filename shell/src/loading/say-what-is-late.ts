import { guard } from './guard.ts';

/** The visitor hears after so many milliseconds that something they wait for does not come. */
const attention = 3_000;

/** Has the document say that a part does not respond while something that the visitor waits for does not come. */
export function sayWhatIsLate(part: string, promise: Promise<unknown>, after = attention): void {
  const timer = setTimeout(() => guard().say(part, true), after);
  const done = (): void => {
    clearTimeout(timer);
    guard().say(part, false);
  };
  promise.then(done, done);
}
