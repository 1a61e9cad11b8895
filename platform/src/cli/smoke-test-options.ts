import { Option, type Command } from 'commander';
import type { SmokeTest } from '../environments/inspect-arms.ts';
import { positiveNumber, wholeNumber } from './arguments.ts';

/** How much of what a change touches is opened in a browser before anybody sees it. */
export interface SmokeTestOptions {
  /** Pages; false and 0: none. */
  smokeTest: number | false;
  smokeTestSeconds: number;
}

/** Adds `--smoke-test`, `--no-smoke-test` and `--smoke-test-seconds`. */
export function withSmokeTest(command: Command): Command {
  return command
    .addOption(
      new Option('--smoke-test <pages>', 'how many of the pages that change are opened in a headless browser first')
        .env('MOSAICO_SMOKE_TEST')
        .default(15)
        .argParser(wholeNumber),
    )
    .option('--no-smoke-test', 'open none')
    .option('--smoke-test-seconds <seconds>', 'how long that may take', positiveNumber, 20);
}

/** The smoke test that the options ask for; undefined for none. */
export async function smokeTestOf(
  root: string,
  { smokeTest: pages, smokeTestSeconds }: SmokeTestOptions,
): Promise<SmokeTest | undefined> {
  if (pages === false || pages === 0) return undefined;
  const { smokeTestIn } = await import('../smoke-test/smoke-test.ts');
  return smokeTestIn(root, { pages, ms: smokeTestSeconds * 1_000 });
}
