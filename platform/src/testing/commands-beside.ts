import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Each test of a group types its commands as if beside the store of `folder()`. Returns the lines that they print, which nobody is
 * shown; a test empties them as it likes, and the next begins without.
 */
export function commandsBeside(folder: () => string): string[] {
  const printed: string[] = [];
  beforeEach(() => {
    process.env.MOSAICO_WORK = folder();
    process.env.MOSAICO_STORE = pathToFileURL(join(folder(), 'store')).href;
    printed.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    delete process.env.MOSAICO_WORK;
    delete process.env.MOSAICO_STORE;
    process.exitCode = undefined;
  });
  return printed;
}
