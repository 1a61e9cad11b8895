import type { Release } from '@mosaico/shared-types/schemas';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { textsOf } from '../../testing/texts.ts';
import { removedUrls } from './links.ts';

const plans = (version: string, ...pages: Release['pages']) => releaseOf('mf-plans', { version, pages });

/** What is gone when these releases are followed by those. */
function gone(releases: Release[], now: readonly Release[], site = siteOf()): string[] {
  const previous = { environment: 'staging', releases, videos: new Set<string>() };
  return textsOf(removedUrls({ ...compositionOf(now, { site }), previous }));
}

test('an environment that begins has no addresses to lose', () => {
  expect(removedUrls(compositionOf([plans('1.0.0', pageOf('/planes'))]))).toEqual([]);
});

test('a page that is renamed without an alias is named with its new place and the file to mend', () => {
  const renamed = pageOf('/tarifas', { key: 'planes' });
  expect(gone([plans('1.0.0', pageOf('/planes'))], [plans('2.0.0', renamed)])).toEqual([
    '/planes (mf-plans/planes) leads to a page today and would lead nowhere. Add it to the aliases of "planes" in mf-plans/src/pages.ts, which is at /tarifas now, or drop it with --force <reason>.',
  ]);
});

test('a page that is dropped is named with what may take its place', () => {
  const earlier = [plans('1.0.0', pageOf('/planes'), pageOf('/redes'))];
  expect(gone(earlier, [plans('2.0.0', pageOf('/planes'))])).toEqual([
    "/redes (mf-plans/redes) leads to a page today and would lead nowhere. Add it to the aliases of the page that takes its place, in that workspace's pages.ts, or drop it with --force <reason>.",
  ]);
});

test('an alias keeps the address, of the same page or of another remote', () => {
  const earlier = [plans('1.0.0', pageOf('/planes'), pageOf('/redes'))];
  const now = [
    plans('2.0.0', pageOf('/tarifas', { key: 'planes', aliases: ['/planes'] })),
    releaseOf('mf-social', { pages: [pageOf('/redes-sociales', { aliases: ['/redes'] })] }),
  ];
  expect(gone(earlier, now)).toEqual([]);
});

test('a page that is renamed twice keeps the addresses of both times', () => {
  const earlier = [plans('2.0.0', pageOf('/tarifas', { key: 'planes', aliases: ['/planes'] }))];
  const again = (...aliases: string[]) => [plans('3.0.0', pageOf('/precios', { key: 'planes', aliases }))];
  expect(gone(earlier, again('/tarifas', '/planes'))).toEqual([]);
  expect(gone(earlier, again('/tarifas'))).toEqual([
    expect.stringMatching(/^\/planes \(mf-plans\/planes\) leads to a page today.* which is at \/precios now,/),
  ]);
});

test("a referrer's page that is renamed keeps its addresses by an alias with {slug}", () => {
  const each = { key: 'catalogue', each: 'referrers', title: 'Catálogo de {name}' } as const;
  const earlier = [plans('1.0.0', pageOf('/catalogo-{slug}', each))];
  expect(gone(earlier, [plans('2.0.0', pageOf('/lista-{slug}', each))])).toEqual([
    expect.stringContaining(
      'Add /catalogo-{slug} to the aliases of "catalogue" in mf-plans/src/pages.ts, which is at /lista-norte now',
    ),
    expect.stringContaining(
      'Add /catalogo-{slug} to the aliases of "catalogue" in mf-plans/src/pages.ts, which is at /lista-sur now',
    ),
  ]);
  const kept = pageOf('/lista-{slug}', { ...each, aliases: ['/catalogo-{slug}'] });
  expect(gone(earlier, [plans('2.0.0', kept)])).toEqual([]);
});
