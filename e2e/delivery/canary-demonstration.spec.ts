import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lineOf } from '../support/canary.ts';
import { cloneRepository } from '../support/clone.ts';
import { runLine } from '../support/run-line.ts';
import { serving } from '../support/serving.ts';

// The last step of README.md's "Five minutes", as it is written.
test.describe.configure({ timeout: 2_400_000 });

/** What stands in backticks in that step: what is written into which function of which file, then the commands. */
function stepOfReadme(): { thrown: string; name: string; file: string; commands: string[]; status: string } {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const [step = ''] = /^5\. Make [^]*?(?=\n\n)/m.exec(readme) ?? [];
  const [thrown = '', name = '', file = '', ...commands] = Array.from(
    step.matchAll(/`([^`]+)`/g),
    ([, code = '']) => code,
  );
  const status = commands.pop() ?? '';
  return { thrown, name, file, commands, status };
}

test('a release that throws after a click is shipped as a canary, visited, and aborts with file and line', async () => {
  const { thrown, name, file, commands, status } = stepOfReadme();
  const clone = cloneRepository();
  try {
    const site = await serving(clone.folder, ['start']);
    try {
      const path = join(clone.folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(new RegExp(`^ *const ${name} = .*\\{\n`, 'm'), (begin) => `${begin}${thrown}\n`);
      expect(after).not.toBe(before);
      writeFileSync(path, after);
      const at = `${file}:${lineOf(clone, file, thrown)}`;
      const run = (command: string): Promise<string> =>
        runLine(clone.folder, command, { PORT: new URL(site.address).port }, 1_800_000);
      let printed = '';
      for (const command of commands) printed += await run(command);
      expect(printed).toMatch(/^(\d+) of \1 visits/m);
      // By itself: it is looked at every minute.
      await expect.poll(() => run(status), { timeout: 180_000 }).toContain('aborted');
      expect(await run(status)).toContain(at);
    } finally {
      await site.stop();
    }
  } finally {
    clone.remove();
  }
});
