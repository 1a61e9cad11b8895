import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { NamespacedUnregister } from 'tsx/esm/api';

let typeScript: Promise<NamespacedUnregister> | undefined;

/** The default export of a workspace's source as it is at this moment. Throws what it throws, and what does not compile. */
export async function sourceExport(file: string): Promise<unknown> {
  // Its hook stays in the process, and slows down every module that is loaded after it: only who reads sources pays.
  typeScript ??= import('tsx/esm/api').then(({ register }) => register({ namespace: 'sources' }));
  // The query makes Node read a changed file again.
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  const module = (await (await typeScript).import(address, import.meta.url)) as { default: unknown };
  return module.default;
}
