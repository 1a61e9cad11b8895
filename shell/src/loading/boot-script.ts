import { bootScriptName, type BootScript } from '@mosaico/shared-types';

const nothing = (): void => undefined;
const none: BootScript = { run: nothing, begin: () => true, fail: nothing, say: nothing, wake: nothing };

/** The document's boot script. One that does nothing where there is no such document: in tests. */
export function bootScript(): BootScript {
  return (globalThis as { [bootScriptName]?: BootScript })[bootScriptName] ?? none;
}
