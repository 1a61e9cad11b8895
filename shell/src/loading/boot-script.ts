import { bootScriptName, type BootScript } from '@mosaico/shared-types';

/** The document's boot script. Tests, whose documents have none, are given one that does nothing. */
export function bootScript(): BootScript {
  return (globalThis as unknown as Record<typeof bootScriptName, BootScript>)[bootScriptName];
}
