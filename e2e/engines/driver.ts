/** A key by its name in `KeyboardEvent.key`, or a character. */
export type Key = string;

/** A browser with one window, as a visitor uses it. Values from the page must be JSON. */
export interface Driver {
  /** Shows an address; resolves once the document has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. Rejects with what it throws. */
  evaluate<Result, Words extends unknown[]>(
    call: (...words: Words) => Result | Promise<Result>,
    ...words: Words
  ): Promise<Result>;
  /** Runs a script in the page, whatever its policy allows. */
  run(source: string): Promise<void>;
  /** Moves the mouse, in px of the window. */
  move(x: number, y: number): Promise<void>;
  /** Presses the mouse where it is. */
  click(): Promise<void>;
  /** Presses one key after the other, while those of `held` are down. */
  press(keys: readonly Key[], held?: readonly Key[]): Promise<void>;
  /** Warnings, errors and unhandled rejections of the console since the last call. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** The window's size, in px. */
export const windowSize = { width: 1280, height: 900 };
