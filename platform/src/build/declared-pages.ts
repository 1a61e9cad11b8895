import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkedWith, pagesSchema, type ReleasePage } from 'shared-types/schemas';
import type { Workspace } from '../workspaces.ts';

/** A page as a workspace declares it, under its key. */
export type DeclaredPage = Omit<ReleasePage, 'scripts' | 'consumes'>;

/** What a workspace's `pages.ts` declares at this moment. Throws naming the file, its faulty keys and what is wrong. */
export async function declaredPages({ name, folder }: Pick<Workspace, 'name' | 'folder'>): Promise<DeclaredPage[]> {
  const file = join(folder, 'src', 'pages.ts');
  // The query makes Node read a changed file again.
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  const module = (await import(address)) as { default: unknown };
  const pages = checkedWith(pagesSchema, module.default, `${name}/src/pages.ts`);
  return Object.entries(pages).map(([key, page]) => ({ key, ...page }));
}
