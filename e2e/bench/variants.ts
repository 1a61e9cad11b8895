/** The four ways in which the same source is delivered. */
export const variants = ['federated', 'monolith', 'client-rendered', 'no-script'] as const;
export type Variant = (typeof variants)[number];

/** A value for each variant. */
export type ByVariant<T> = Record<Variant, T>;

/** Makes a value for each variant. */
export function byVariant<T>(make: (variant: Variant) => T): ByVariant<T> {
  return Object.fromEntries(variants.map((variant) => [variant, make(variant)])) as ByVariant<T>;
}
