import type { Page } from '@playwright/test';
import { silent } from '../support/faults.ts';
import { expect, hydrated, test } from '../support/site.ts';

/** What a policy of Trusted Types would stop: what is written, to which sink, and by which script. */
type Stopped = `${string} by ${'the document' | 'the shell' | 'others'}`;

/**
 * The whole list, and why each stands on it. ARCHITECTURE.md, "Trusted Types", draws the conclusion.
 *
 * - The guard starts the shell: `script.src` of an address that the document names.
 * - The shell loads remotes, and what a page embeds of others (`useScript`): `script.src` of addresses that the document's policy allows.
 * - The shell writes the structured data of a page that is gone to: text that no browser runs, in a `script`.
 * - React writes the HTML that the shell keeps of a page that throws as it takes over.
 */
const onArrival: readonly Stopped[] = ['HTMLScriptElement src by the document', 'HTMLScriptElement src by the shell'];
const onNavigation: Stopped = 'HTMLScriptElement textContent by the shell';
const ofKeptHtml: Stopped = 'Element innerHTML by the shell';

/** Asks the browser what such a policy would stop, and stops nothing. Documents may be changed on their way. */
async function report(page: Page, changed = (html: string): string => html): Promise<() => Stopped[]> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'content-security-policy-report-only': "require-trusted-types-for 'script'",
    };
    return route.fulfill({ response, headers, body: changed(await response.text()) });
  });
  const stopped = new Set<Stopped>();
  await page.exposeFunction('heard', (sample: string, file: string) => {
    const [sink = ''] = sample.split('|');
    const { pathname } = new URL(file);
    const by = pathname.startsWith('/assets/shell/')
      ? 'the shell'
      : pathname.endsWith('.js')
        ? 'others'
        : 'the document';
    stopped.add(`${sink} by ${by}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ disposition, sample, sourceFile }) => {
      if (disposition === 'report')
        (window as unknown as { heard: (sample: string, file: string) => void }).heard(sample, sourceFile);
    }),
  );
  return () => [...stopped].sort();
}

test('of what we write, Trusted Types would stop only the addresses of scripts and structured data', async ({
  page,
}) => {
  const stopped = await report(page);
  // With tabs, videos, a form of another site, a payment, questions with structured data, a preview in a frame, a slider.
  const paths = ['/planes-sociales', '/testimonios-videos', '/solicitar-cita', '/crm-faq', '/widgets', '/'];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  }
  for (const [link, path] of [
    ['Política de citas', '/politica-citas'],
    ['Redes sociales', '/planes-sociales'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('tab').last().click();
  await page.getByRole('combobox', { name: 'Buscar servicios' }).fill('redes');
  expect(stopped()).toEqual([...onArrival, onNavigation]);
});

test('they would also stop React from keeping the HTML of a page that throws', async ({ page, silentConsole }) => {
  const offer = '"offer:mf-plans/social-basic":{';
  const stopped = await report(page, (html) => html.replace(offer, `${offer}},"without its price":{`));
  await page.goto('/planes-sociales');
  await expect(page.getByText(silent)).toBeVisible();
  expect(stopped()).toEqual([ofKeptHtml, ...onArrival]);
  silentConsole.length = 0;
});
