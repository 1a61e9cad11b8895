import { amountOf, type Amount, type Offer } from '@mosaico/shared-types';
import type { Problem } from '../lib/problem.ts';
import { placeIn, problemAt, type Declarations } from './declarations.ts';
import { fillAll, goneFact, type ResolvedFacts } from './resolve-facts.ts';

/** What can be bought of a mix of releases, and what is wrong with how it is declared. */
export interface ResolvedOffers {
  offers: Record<string, Offer>;
  problems: Problem[];
}

/** Every offer ready to be shown, with its price and its rule. */
export function resolveOffers(
  releases: readonly Declarations[],
  { facts, failed }: Pick<ResolvedFacts, 'facts' | 'failed'>,
): ResolvedOffers {
  const offers: Record<string, Offer> = {};
  const problems: Problem[] = [];
  for (const release of releases) {
    for (const [key, declaration] of Object.entries(release.offers)) {
      const place = placeIn(release, 'offers', key);
      const gone = (fact: string): void => void (failed.has(fact) || problems.push(goneFact(fact, place)));
      const {
        name,
        price,
        covers,
        plus = [],
        get,
        cancellation,
        for: audience,
      } = fillAll(declaration, (other) => {
        if (!facts[other]) gone(other);
        return facts[other]?.text ?? '—';
      });
      const [cost, rule] = [facts[price], facts[cancellation]];
      if (!cost) gone(price);
      if (!rule) gone(cancellation);
      if (!cost || !rule) continue;
      if (typeof cost.value !== 'number' || !cost.unit.startsWith('USD')) {
        problems.push(
          problemAt(
            place,
            'offer-price',
            `: price: ${price} is no price (${cost.text}, ${cost.unit}). Name one in US dollars.`,
          ),
        );
        continue;
      }
      const fees: Amount[] = [];
      for (const fee of plus) {
        const fact = facts[fee];
        if (!fact) gone(fee);
        else if (fact.unit !== 'USD' || fact.covers === undefined)
          problems.push(
            problemAt(
              place,
              'offer-fee',
              `: plus: ${fee} is no single payment that says what it is for (${fact.text}, ${fact.unit}). Give the fact the unit USD and "covers".`,
              fee,
            ),
          );
        else fees.push(amountOf(fact));
      }
      const says = cost.covers ?? covers;
      if (says === undefined) {
        problems.push(
          problemAt(
            place,
            'offer-covers',
            `: covers: nothing says what ${cost.text} covers. Say it here, or in the fact ${price}.`,
          ),
        );
        continue;
      }
      offers[`${release.workspace}/${key}`] = {
        name,
        price: { ...amountOf(cost), covers: says },
        ...(fees.length > 0 && { plus: fees }),
        for: audience,
        get,
        cancellation: rule.text,
      };
    }
  }
  return { offers, problems: [...problems, ...undistinguished(releases, facts)] };
}

/** Different starting prices of one offer that do not say what each covers. A visitor who reads both could not distinguish them. */
function undistinguished(releases: readonly Declarations[], facts: ResolvedFacts['facts']): Problem[] {
  const problems: Problem[] = [];
  for (const release of releases) {
    for (const [key, offer] of Object.entries(release.offers)) {
      const name = `${release.workspace}/${key}`;
      const others = releases.flatMap((owner) =>
        Object.entries(owner.facts).flatMap(([fact, { of }]) => (of === name ? [`${owner.workspace}/${fact}`] : [])),
      );
      const prices = [...new Set([offer.price, ...others])].flatMap((price) => {
        const fact = facts[price];
        const covers = fact?.covers ?? (price === offer.price ? offer.covers : undefined);
        return fact ? [{ price, fact, covers }] : [];
      });
      prices.forEach((one, index) => {
        for (const other of prices.slice(index + 1)) {
          const differ = one.fact.text !== other.fact.text || one.fact.unit !== other.fact.unit;
          const starting = one.fact.from ?? other.fact.from;
          const told = one.covers !== undefined && other.covers !== undefined && one.covers !== other.covers;
          if (differ && starting && !told)
            problems.push(
              problemAt(
                placeIn(release, 'offers', key),
                'same-prices',
                ` has two starting prices that are not told apart: ${one.price} (${one.fact.text}) and ${other.price} (${other.fact.text}). Say with "covers" what each one is the price of.`,
                `${one.price} and ${other.price}`,
              ),
            );
        }
      });
    }
  }
  return problems;
}
