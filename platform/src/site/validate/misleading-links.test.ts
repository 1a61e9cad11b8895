import type { Release } from '@mosaico/shared-types/schemas';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { textsOf } from '../../testing/texts.ts';
import { outlineOf, treeOf } from '../render/outline.ts';
import { misleadingLinks, unruledPayments } from './links.ts';

const rule = 'Para cancelar, avísanos con 10 días de anticipación.';
const legal = releaseOf('mf-legal', { facts: { rule: { value: rule, unit: 'text' } } });
const plans = releaseOf('mf-plans', {
  pages: [pageOf('/planes'), pageOf('/redes'), pageOf('/lista', { indexed: false })],
  facts: { basic: { value: 500, unit: 'USD/month', covers: 'una red' } },
  offers: {
    basic: {
      name: 'Básico',
      price: 'mf-plans/basic',
      for: 'prospects',
      get: [{ payment: 'socialBasic' }],
      cancellation: 'mf-legal/rule',
    },
  } as unknown as Release['offers'],
});
const support = (elsewhere?: string) =>
  releaseOf('mf-crm', {
    pages: [
      pageOf('/soporte', { aliases: ['/ayuda'], clientsOnly: { ...(elsewhere && { elsewhere }) } }),
      pageOf('/crm'),
    ],
  });
const outlines = (documents: Record<string, string>) =>
  new Map(Object.entries(documents).map(([path, html]) => [path, outlineOf(treeOf(html))]));

describe('a link that pays', () => {
  const address = '/demo/pago?producto=plan-social-basico';
  const pays = (described = '') =>
    `<a href="${address}"${described && ` aria-describedby="${described}"`}>Contratar</a>`;
  const refused = (html: string) =>
    textsOf(unruledPayments(compositionOf([legal, plans]), outlines({ '/planes': html })));
  const without = [
    `/planes links to payments.socialBasic without the rule by which mf-plans/basic is cancelled beside it: "${rule}" Show it with <Contract offer="mf-plans/basic">, or describe the link by it (describedBy).`,
  ];

  test('is accepted with its rule beside it', () => {
    expect(refused(`${pays('regla')}<p id="regla">${rule}</p>`)).toEqual([]);
    expect(refused(`${pays('precio regla')}<p id="precio">$500</p><p id="regla">Ojo: ${rule}</p>`)).toEqual([]);
  });

  test('is refused without it, with another one, and with one that nothing refers to', () => {
    expect(refused(pays())).toEqual(without);
    expect(refused(`${pays('regla')}<p id="regla">Se cancela cuando quieras.</p>`)).toEqual(without);
    expect(refused(`${pays()}<p id="regla">${rule}</p>`)).toEqual(without);
  });

  test('is refused where only another link to the same payment has it', () => {
    expect(refused(`${pays()}${pays('regla')}<p id="regla">${rule}</p>`)).toEqual(without);
  });

  test('is refused where nobody offers what it pays', () => {
    expect(refused('<a href="/demo/pago?producto=tienda-en-linea">Comprar</a>')).toEqual([
      "/planes links to payments.onlineStore, by which no offer of this mix is paid. Declare it in the workspace's offers.ts ({ payment: 'onlineStore' }), or take the link away.",
    ]);
  });
});

describe('a page for everybody', () => {
  const refused = (documents: Record<string, string>, elsewhere?: string) =>
    textsOf(misleadingLinks(compositionOf([legal, plans, support(elsewhere)]), outlines(documents)));
  const main = (...addresses: string[]): string =>
    `<main>${addresses.map((address) => `<a href="${address}">x</a>`).join('')}</main>`;

  test('that leads to one for clients only is refused, with where everybody else belongs', () => {
    expect(refused({ '/planes': main('/soporte') }, 'mf-crm/crm')).toEqual([
      '/planes leads prospects to /soporte, which is for clients only, and not to /crm, its page for everybody else. Link to that as well.',
    ]);
  });

  test('is reported as leading elsewhere where the other page names no place for everybody else', () => {
    expect(refused({ '/planes': main('/soporte', '/crm') })).toEqual([
      '/planes leads prospects to /soporte, which is for clients only. Link to another page, or name its page for everybody else in pages.ts (clientsOnly.elsewhere).',
    ]);
  });

  test('may lead there if it also leads to, or is, the page for everybody else', () => {
    expect(refused({ '/planes': main('/soporte', '/crm#precios') }, 'mf-crm/crm')).toEqual([]);
    expect(refused({ '/crm': main('/soporte') }, 'mf-crm/crm')).toEqual([]);
  });

  test('may lead there from its header and footer', () => {
    expect(refused({ '/planes': '<header><a href="/soporte">Soporte</a></header><main></main>' })).toEqual([]);
  });

  test('is neither a page for clients, nor a list of pages', () => {
    expect(refused({ '/soporte': main('/ayuda'), '/lista': main('/soporte') })).toEqual([]);
  });
});
