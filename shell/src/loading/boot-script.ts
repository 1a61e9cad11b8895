import { bootScriptName, type BootScript } from '@mosaico/shared-types';

const nothing = (): void => undefined;
const none: BootScript = {
  run: nothing,
  begin: () => true,
  fail: nothing,
  say: nothing,
  wake: nothing,
  isAsleep: () => false,
};

/** The document's boot script. In tests, whose documents have none, one that does nothing. */
export function bootScript(): BootScript {
  return (globalThis as { [bootScriptName]?: BootScript })[bootScriptName] ?? none;
}
