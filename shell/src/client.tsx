// What the shell's script begins with. Its parts run one after the other, each in a task of its own: a phone needs up to a
// tenth of a second for one, and in between it answers its visitor.
import { bootScript } from './loading/boot-script.ts';
import { nextTask } from './loading/next-task.ts';

async function run(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
}

// The boot script requests a late shell a second time. The first copy that runs is the shell.
if (bootScript().begin())
  run().catch((error: unknown) => {
    bootScript().fail();
    reportError(error);
  });
