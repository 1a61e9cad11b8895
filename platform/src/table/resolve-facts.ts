import type { Fact, FactDeclaration, Range } from '@mosaico/shared-types';
import { distinct, type Problem } from '../lib/problem.ts';
import { placeIn, problemAt, type Declarations, type Place } from './declarations.ts';
import { formatFigure } from './format.ts';

/** A mention of a figure within a text: `{mf-plans/social-basic}`. */
const mention = /\{([a-z][a-z0-9-]*\/[a-z0-9-]+)\}/g;

/** The figures of a mix of releases, and what is wrong with how they are declared. */
export interface ResolvedFacts {
  facts: Record<string, Fact>;
  /** Names of those that are declared and came to nothing: `problems` say why. */
  failed: ReadonlySet<string>;
  problems: Problem[];
}

/** Every figure ready to be shown: texts with what they mention, the lowest of several prices found. */
export function resolveFacts(releases: readonly Declarations[]): ResolvedFacts {
  const declared = new Map<string, { declaration: FactDeclaration; place: Place }>();
  for (const release of releases) {
    for (const [key, declaration] of Object.entries(release.facts))
      declared.set(`${release.workspace}/${key}`, { declaration, place: placeIn(release, 'facts', key) });
  }
  const facts: Record<string, Fact> = {};
  const problems: Problem[] = [];
  const failed = new Set<string>();

  const resolve = (name: string, asking: readonly string[]): Fact | undefined => {
    const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
    const found = declared.get(name);
    if (known || !found || failed.has(name)) return known;
    if (asking.includes(name)) {
      problems.push(
        problemAt(
          found.place,
          'fact-circle',
          `: these figures mention each other in a circle: ${[...asking.slice(asking.indexOf(name)), name].join(' → ')}. Write one of them out.`,
        ),
      );
      failed.add(name);
      return undefined;
    }
    const ask = (other: string): Fact | undefined => {
      const fact = resolve(other, [...asking, name]);
      if (!fact && !declared.has(other)) problems.push(goneFact(other, found.place));
      return fact;
    };
    const fact = factOf(found.declaration, ask, (why) =>
      problems.push(problemAt(found.place, 'fact-value', `: ${why}`)),
    );
    if (fact) facts[name] = fact;
    else failed.add(name);
    return fact;
  };
  for (const name of declared.keys()) resolve(name, []);
  return { facts, failed, problems: distinct(problems) };
}

/** The problem of a figure that is mentioned at `place` and that no release declares. */
export function goneFact(name: string, place: Place): Problem {
  const [workspace = ''] = name.split('/');
  const text = ` shows ${name}, which no release of this mix declares. Declare it in ${workspace}/src/facts.json, or show another.`;
  return problemAt(place, 'unknown-fact', text, name);
}

function factOf(
  declaration: FactDeclaration,
  ask: (name: string) => Fact | undefined,
  object: (why: string) => void,
): Fact | undefined {
  const { from } = declaration;
  const gone = new Set<string>();
  const filled = (text: string): string =>
    fill(text, (name) => {
      const fact = ask(name);
      if (!fact) gone.add(name);
      return fact?.text ?? '';
    });
  const covers = declaration.covers === undefined ? undefined : filled(declaration.covers);
  if ('lowest' in declaration) {
    const prices = declaration.lowest.map(ask).filter((fact) => fact !== undefined);
    if (gone.size > 0 || prices.length < declaration.lowest.length) return undefined;
    const units = new Set(prices.map(({ unit }) => unit));
    if (units.size > 1) {
      object(`the lowest of ${[...units].join(' and ')} is no one price. Name prices of one unit.`);
      return undefined;
    }
    const lowest = prices.reduce((one, other) => (valueOf(other.value) < valueOf(one.value) ? other : one));
    const says = covers ?? lowest.covers;
    return { value: lowest.value, unit: lowest.unit, text: lowest.text, from: true, ...(says && { covers: says }) };
  }
  const { unit } = declaration;
  const value = typeof declaration.value === 'string' ? filled(declaration.value) : declaration.value;
  if (gone.size > 0) return undefined;
  return {
    value,
    unit,
    text: formatFigure(value, unit),
    ...(from && { from }),
    ...(covers && { covers }),
  };
}

const valueOf = (value: number | Range | string): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number.POSITIVE_INFINITY : value.least;

/** The text with what `textOf` says in place of the figures it mentions. */
export function fill(text: string, textOf: (name: string) => string): string {
  return text.replaceAll(mention, (_, name: string) => textOf(name));
}

/** All texts in a declaration filled: its keys and whatever is no text stay as they are. */
export function fillAll<Things>(things: Things, textOf: (name: string) => string): Things {
  if (typeof things === 'string') return fill(things, textOf) as Things;
  if (Array.isArray(things)) return things.map((each: unknown) => fillAll(each, textOf)) as Things;
  if (typeof things !== 'object' || things === null) return things;
  return Object.fromEntries(
    Object.entries(things).map(([key, value]: [string, unknown]) => [key, fillAll(value, textOf)]),
  ) as Things;
}
