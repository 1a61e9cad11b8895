#!/usr/bin/env node
import { load } from './compiled.mjs';

try {
  const { run } = await load('src/cli.ts');
  await run(process.argv);
} catch (error) {
  // The platform's own code, or the contract's, does not even load: somebody is writing it.
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
