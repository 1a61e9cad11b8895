import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What every test of a group begins with, made once and copied for each of them: `begin` receives the folder of what
 * comes next, and `fill` fills the first one, after which it stays as it is.
 */
export function madeOnce(prefix: string, begin: (folder: string) => void, fill: () => Promise<unknown>): void {
  const made = (name: string): string => mkdtempSync(join(tmpdir(), `${prefix}-${name}`));
  const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  let template: string;
  let copy: string;
  beforeAll(async () => {
    template = made('template-');
    begin(template);
    await fill();
  });
  beforeEach(() => {
    copy = made('');
    // A link to a composition leads to the copy's.
    cpSync(template, copy, { recursive: true, verbatimSymlinks: true });
    begin(copy);
  });
  afterEach(() => remove(copy));
  afterAll(() => remove(template));
}
