import type { Release } from '@mosaico/shared-types/schemas';
import { declarationsIn } from '../../table/declarations.ts';
import { siteTable } from '../../table/site-table.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { textsOf } from '../../testing/texts.ts';
import { clashProblems } from './releases.ts';

const clashes = (...releases: Release[]): string =>
  textsOf(clashProblems(releases, siteTable(releases.map(declarationsIn), siteOf()).claimed)).join('\n');

test('releases with pages of their own are accepted', () => {
  const releases = [
    releaseOf('shell', { pages: [pageOf('/')] }),
    releaseOf('mf-plans', { pages: [pageOf('/planes')] }),
  ];
  expect(clashes(...releases)).toBe('');
});

test('a title or a public file may have one owner only', () => {
  const plans = releaseOf('mf-plans', {
    pages: [pageOf('/a', { title: 'Planes' })],
    files: { 'public/data/x.json': { bytes: 1, sha384: '' } },
  });
  const crm = releaseOf('mf-crm', {
    pages: [pageOf('/b', { title: 'Planes' })],
    files: { 'public/data/x.json': { bytes: 1, sha384: '' } },
  });
  expect(clashes(plans, crm)).toMatch(/title Planes: .*\n.*file \/data\/x\.json: mf-plans@1\.0\.0 and mf-crm@1\.0\.0/);
});

test('a slot may be filled by one remote only', () => {
  const slots = ['testimonials/section'];
  expect(clashes(releaseOf('mf-testimonials', { slots }), releaseOf('mf-crm', { slots }))).toContain(
    'slot testimonials/section: mf-testimonials@1.0.0 and mf-crm@1.0.0',
  );
});

test('a page of a referrer that lies on another page is refused by the path it gets', () => {
  const each = pageOf('/catalogo-{slug}', { each: 'referrers', title: 'Catálogo de {name}' });
  expect(
    clashes(releaseOf('mf-plans', { pages: [each] }), releaseOf('mf-crm', { pages: [pageOf('/catalogo-norte')] })),
  ).toContain('path /catalogo-norte: ');
});

test('a path clash by a page and by an alias is reported with every path', () => {
  const plans = releaseOf('mf-plans', { pages: [pageOf('/planes'), pageOf('/precios')] });
  const crm = releaseOf('mf-crm', { pages: [pageOf('/crm', { aliases: ['/planes', '/precios'] })] });
  expect(clashes(plans, crm)).toBe(
    ['planes', 'precios']
      .map(
        (page) =>
          `Releases claim the same path /${page}: mf-plans@1.0.0 (page "${page}") and mf-crm@1.0.0 (page "crm"). ` +
          'Change it in one of them, then build and publish that one.',
      )
      .join('\n'),
  );
});

test('pages that are aliases of each other claim the same paths', () => {
  const plans = releaseOf('mf-plans', { pages: [pageOf('/planes', { aliases: ['/crm'] })] });
  const crm = releaseOf('mf-crm', { pages: [pageOf('/crm', { aliases: ['/planes'] })] });
  expect(clashes(plans, crm)).toContain('path /crm: mf-plans@1.0.0 (page "planes") and mf-crm@1.0.0 (page "crm")');
});
