import { compositionOf } from '../testing/compositions.ts';
import { pageOf, releaseOf } from '../testing/releases.ts';
import { headOfRoute, pageHeadOf } from './page-head.ts';
import { pagesOf } from './pages.ts';

test('a preview’s page leads to its own text, and to the address that is to be found', () => {
  const composition = compositionOf([releaseOf('shell', { pages: [pageOf('/')] })]);
  const [page] = pagesOf(composition);
  if (!page?.owner) throw new Error('The composition has no page.');
  const describes = { ...headOfRoute(page.owner.route), canonical: 'http://localhost:8080/' };
  const textIn = (base?: string) => pageHeadOf(composition, page, { describes, base });
  expect(textIn()).toMatchObject({ text: 'http://localhost:8080/index.md' });
  expect(textIn('/preview/pr-12')).toMatchObject({
    text: 'http://localhost:8080/preview/pr-12/index.md',
    canonical: 'http://localhost:8080/',
  });
});
