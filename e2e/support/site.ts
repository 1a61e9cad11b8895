import { expect, test as base, type Page } from '@playwright/test';
import { appWorkspaces } from 'platform/workspaces';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Pages } from 'shared-types';

/** A page that some workspace declares. */
export interface DeclaredPage {
  workspace: string;
  path: string;
  title: string;
  description: string;
}

/** Every page the workspaces of this repository declare. */
export async function declaredPages(): Promise<DeclaredPage[]> {
  const perWorkspace = await Promise.all(
    appWorkspaces(join(import.meta.dirname, '..', '..')).map(async ({ name, folder }) => {
      const { default: pages } = (await import(pathToFileURL(join(folder, 'src', 'pages.ts')).href)) as {
        default: Pages;
      };
      return Object.values(pages).map(({ path, title, description }) => ({
        workspace: name,
        path,
        title,
        description,
      }));
    }),
  );
  return perWorkspace.flat();
}

/** Waits until the present page is hydrated: its mark is set by the page's first effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('mosaico:page-interactive').length > 0);
}

interface Fixtures {
  /** What the page printed on its console as a warning or error, and what it threw. Must be empty at the end. */
  silentConsole: string[];
}

/** Playwright's `test`, failing when the page's console does not stay silent. */
export const test = base.extend<Fixtures>({
  silentConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
      await use(messages);
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
