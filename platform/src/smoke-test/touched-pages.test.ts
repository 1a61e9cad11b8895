import type { Revision } from '@mosaico/shared-types/schemas';
import type { SmokeTestOrder } from '../environments/inspect-arms.ts';
import { touchedPages } from './touched-pages.ts';

const routes = [
  ...['/', '/directorio'].map((path) => ({ path, workspace: 'shell' })),
  ...['/planes', '/anuncios'].map((path) => ({ path, workspace: 'mf-plans' })),
  { path: '/crm', workspace: 'mf-crm' },
  { path: '/pago', workspace: 'mf-plans', redirect: 'payments' },
];
const shown = {
  releases: { shell: '1', 'mf-plans': '1', 'mf-crm': '1' },
  configuration: 'a',
  contents: { '/crm': ['said'] },
};

/** What a change of these touches. */
const touched = (
  { says = 'said', ...changed }: { says?: string; [workspace: string]: string },
  sameFiles?: ReadonlySet<string>,
): string[] =>
  touchedPages(
    {
      site: {
        revision: { ...shown, releases: { ...shown.releases, ...changed } },
        shell: { workspace: 'shell' },
        table: { routes, slots: { 'crm/section': 'mf-crm' } },
      },
      pages: new Map([['/', { dependencies: ['slot:crm/section'] }]]),
      contents: { '/crm': [says] },
      before: shown as unknown as Revision,
    } as unknown as SmokeTestOrder,
    sameFiles,
  );

test('a remote touches its own pages, and those that show its slots', () => {
  expect(touched({ 'mf-plans': '2' })).toEqual(['/planes', '/anuncios']);
  expect(touched({ 'mf-crm': '2' })).toEqual(['/', '/crm']);
});

test('a page that says something else is touched, whoever has changed', () => {
  expect(touched({ 'mf-plans': '2', says: 'other' })).toEqual(['/planes', '/crm', '/anuncios']);
});

test('a release with another price and the same code touches the pages that say something else', () => {
  const prices = new Set(['mf-plans']);
  expect(touched({ 'mf-plans': '2', says: 'other' }, prices)).toEqual(['/crm']);
  expect(touched({ 'mf-plans': '2', 'mf-crm': '2' }, prices)).toEqual(['/', '/crm']);
});

test('the shell touches all pages: each workspace has its turn', () => {
  expect(touched({ shell: '2' })).toEqual(['/', '/planes', '/crm', '/directorio', '/anuncios']);
});
