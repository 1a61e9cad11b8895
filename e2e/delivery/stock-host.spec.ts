import { declaredFigures, expect, test } from '../support/site.ts';
import { bundlers, stockHost, type StockHost } from '../support/stock-host.ts';
import { policy } from '../support/known-pages.ts';

// What docs/stock-hosts.md promises to who builds a host with Module Federation and no line of ours but the provider.
test.describe.configure({ timeout: 240_000 });

let host: StockHost | undefined;
test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

for (const bundler of Object.keys(bundlers) as (keyof typeof bundlers)[]) {
  test(`${bundler}: a host shows a page of a remote, with its styles, sections and figures`, async ({
    page,
    baseURL,
  }) => {
    const monthly = (await declaredFigures())('mf-legal/monthly-appointments');
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => faults.push(request.url()));
    page.on('response', (answer) => {
      if (answer.status() >= 400) faults.push(answer.url());
    });
    host = await stockHost(bundler, baseURL ?? '', { remote: 'mf-legal', screen: 'appointment-policy' });
    await page.goto(host.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(policy.heading);
    await expect(page.locator('#root')).toContainText(`de ${monthly} citas al mes`);
    // A section, in a chunk of its own. Its link leads to the site.
    await expect(page.getByRole('link', { name: 'Solicitar una cita' })).toHaveAttribute(
      'href',
      `${baseURL ?? ''}/solicitar-cita`,
    );
    // Theme and fonts are the shell's, the measures those of the page's own style sheets.
    await expect(page.locator('h1')).toHaveCSS('font-family', /Bricolage/);
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.fonts.check('700 1em "Bricolage Grotesque"'))).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('tabs work in a host that knows nothing of Material UI', async ({ page, baseURL }) => {
  host = await stockHost('Rspack', baseURL ?? '', { remote: 'mf-plans', screen: 'social-plans' });
  await page.goto(host.origin);
  const tab = page.getByRole('tab', { name: 'Personalizado' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Personalizado' })).toBeVisible();
});

test('a host that does not share what a remote needs is told what it is', async ({ page, baseURL, silentConsole }) => {
  host = await stockHost('Rspack', baseURL ?? '', {
    remote: 'mf-legal',
    screen: 'terms',
    without: ['react-router'],
  });
  await page.goto(host.origin);
  // Module Federation's own words, thrown while the screen loads.
  await expect.poll(() => silentConsole).toEqual(["thrown: Can not get 'react-router'"]);
  silentConsole.length = 0;
});
