import { routeAt, tableEntry, type Way } from '@mosaico/shared-types';
import type { Composition } from '../resolve/composition.ts';
import type { Outline } from '../render/outline.ts';
import { pageAt } from '../render/pages.ts';

/** Links that pay without the rule beside them by which the payment is cancelled, or for what nobody offers. */
export function unruledPayments(
  { table, configuration }: Composition,
  outlines: ReadonlyMap<string, Outline>,
): string[] {
  const offers = Object.entries(table.offers);
  const payments = Object.entries(configuration.site.payments).map(([key, address]) => ({
    key,
    address,
    offers: offers.filter(([, { get }]) => get.some((way: Way) => 'payment' in way && way.payment === key)),
  }));
  return [...outlines].flatMap(([document, { links, described }]) =>
    payments
      .filter(({ address }) => links.includes(address))
      .flatMap(({ key, address, offers: offered }) => {
        const [name, offer] = offered[0] ?? [];
        if (!offer)
          return [
            `${document} links to payments.${key}, by which no offer of this mix is paid. Declare it in the workspace's offers.ts ({ payment: '${key}' }), or take the link away.`,
          ];
        const texts = described[address] ?? [''];
        if (texts.every((text) => text.includes(offer.cancellation))) return [];
        return [
          `${document} links to payments.${key} without the rule by which ${name ?? ''} is cancelled beside it: "${offer.cancellation}" Show it with <Contract offer="${name ?? ''}">, or describe the link by it (describedBy).`,
        ];
      }),
  );
}

/** Pages for everybody whose main part leads to a page for clients only, and not to where everybody else belongs. */
export function misleadingLinks({ table }: Composition, outlines: ReadonlyMap<string, Outline>): string[] {
  const find = pageAt(table.routes);
  return [...outlines].flatMap(([document, { main }]) => {
    const own = routeAt(table, document);
    // The directory lists pages; it does not call to them.
    if (!own || own.clientsOnly || !own.indexed) return [];
    const led = new Set(main.map((link) => find(link.split(/[?#]/)[0] ?? '')));
    return [...led].flatMap((path) => {
      const target = path === undefined ? undefined : routeAt(table, path);
      if (!target?.clientsOnly) return [];
      const { elsewhere } = target.clientsOnly;
      const other = elsewhere && (tableEntry(table, `page:${elsewhere}`) as string | undefined);
      if (other !== undefined && (led.has(other) || other === document)) return [];
      return [
        `${document} leads prospects to ${target.path}, which is for clients only${other ? `, and not to ${other}, where it sends everybody else. Link to that as well` : '. Lead them elsewhere, or say in pages.ts where everybody else belongs (clientsOnly.elsewhere)'}.`,
      ];
    });
  });
}
