// Playwright's own `test`: what is prerendered is read without a browser.
import { expect, test, type APIRequestContext } from '@playwright/test';
import { prices } from './prices.ts';

/** The words of a page's own part, as prerendered. */
async function wordsOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const [main = ''] = /<main[ >].*<\/main>/s.exec(await answer.text()) ?? [];
  return main
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ');
}

/** The price as a whole: `$500` is not found in `$500.50`, `$5,000` or `+$500`. */
function whole(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d+$])${literal}(?![\\d]|[.,]\\d)`);
}

for (const { path, label, text } of prices) {
  test(`${path} says ${text} (${label})`, async ({ request }) => {
    expect(await wordsOf(request, path)).toMatch(whole(text));
  });
}
