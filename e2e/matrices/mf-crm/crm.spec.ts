import type { Page } from '@playwright/test';
import { open } from '../../support/home.ts';
import { test } from '../../support/returning.ts';
import { expect } from '../../support/site.ts';
import { graphsIn } from '../../support/structured-data.ts';

const answerTo = (page: Page, id: string) => page.locator(`details#${id} p`);

test('/planes-crm: without JavaScript the details, the terms and the calendar stand in the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/planes-crm');
  await expect(page.getByText('1 reunión de inicio, de hasta 1 hora.')).toBeVisible();
  await expect(page.getByText('Servicios completos de CRM')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('src', '/demo/calendario?agenda=crm');
  await context.close();
});

test('/crm-faq: a link to a question shows its answer without scripts, and no neighbour’s', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/crm-faq#terminar-prueba');
  await expect(answerTo(page, 'terminar-prueba')).toBeInViewport();
  await expect(answerTo(page, 'iniciar')).toBeHidden();
  // Another answer takes its place.
  await page.locator('details#pagos summary').click();
  await expect(answerTo(page, 'pagos')).toBeVisible();
  await expect(answerTo(page, 'terminar-prueba')).toBeHidden();
  await context.close();
});

test('/crm-faq: the browser’s own search finds what is collapsed', async ({ page }) => {
  // A text fragment is found by the same search as find-in-page.
  await open(page, '/crm-faq#:~:text=tarjeta%20de%20cr%C3%A9dito%20o%20d%C3%A9bito');
  await expect(answerTo(page, 'pagos')).toBeVisible();
});

test('/crm-faq: the structured data is in the HTML and says what the page says', async ({ page }) => {
  const html = await (await page.request.get('/crm-faq')).text();
  const [graph = []] = graphsIn(html);
  const data = graph.find((thing) => thing['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  const said = await page.evaluate((source) => {
    const entries = new DOMParser().parseFromString(source, 'text/html').querySelectorAll('details');
    return Array.from(entries, (entry) =>
      ['summary', 'p'].map((part) => entry.querySelector(part)?.textContent.trim()),
    );
  }, html);
  expect(said).toHaveLength(17);
  expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(said);
});
