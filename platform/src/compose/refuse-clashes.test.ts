import type { Release } from 'shared-types/schemas';
import { pageOf, releaseOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { refuseClashes } from './refuse-clashes.ts';
import { routesOf } from './routes.ts';

const refuse = (...releases: Release[]) =>
  refuseClashes(
    releases,
    releases.flatMap(({ workspace, pages }) => routesOf(workspace, pages, siteOf())),
  );

test('releases with pages of their own are accepted', () => {
  const releases = [
    releaseOf('shell', { pages: [pageOf('/')] }),
    releaseOf('mf-plans', { pages: [pageOf('/planes')] }),
  ];
  expect(() => refuse(...releases)).not.toThrow();
});

test('two releases that claim one path are refused, both named with their page', () => {
  const releases = [
    releaseOf('mf-plans', { pages: [pageOf('/planes')] }),
    releaseOf('mf-crm', { pages: [pageOf('/otra', { aliases: ['/planes'] })] }),
  ];
  expect(() => refuse(...releases)).toThrow(
    'path /planes: mf-plans@1.0.0 (page "planes") and mf-crm@1.0.0 (page "otra")',
  );
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
  expect(() => refuse(plans, crm)).toThrow(
    /title Planes: .*\n.*file \/data\/x\.json: mf-plans@1\.0\.0 and mf-crm@1\.0\.0/,
  );
});

test('a slot may be filled by one remote only', () => {
  const slots = ['testimonials/section'];
  expect(() => refuse(releaseOf('mf-testimonials', { slots }), releaseOf('mf-crm', { slots }))).toThrow(
    'slot testimonials/section: mf-testimonials@1.0.0 and mf-crm@1.0.0',
  );
});

test('a page of a referrer that lies on another page is refused by the path it gets', () => {
  const each = pageOf('/catalogo-{slug}', { each: 'referrers', title: 'Catálogo de {name}' });
  expect(() =>
    refuse(releaseOf('mf-plans', { pages: [each] }), releaseOf('mf-crm', { pages: [pageOf('/catalogo-norte')] })),
  ).toThrow('path /catalogo-norte: ');
});
