/** The four ways in which the same source is delivered. */
export const ownVariants = ['federated', 'monolith', 'client-rendered', 'no-script'] as const;
/** The same pages made with other frameworks, with `--peers`. */
export const peers = ['next', 'astro'] as const;
export type Peer = (typeof peers)[number];

const variants = [...ownVariants, ...peers] as const;
export type Variant = (typeof variants)[number];

/** A value for each variant that there is. */
export type ByVariant<T> = Record<(typeof ownVariants)[number], T> & Partial<Record<Peer, T>>;

/** The variants that there are, in the order of the table's columns. */
export function variantsOf(values: ByVariant<unknown>): Variant[] {
  return variants.filter((variant) => values[variant] !== undefined);
}

/** Makes a value of each. */
export function mapVariants<T, U>(values: ByVariant<T>, make: (value: T, variant: Variant) => U): ByVariant<U> {
  return Object.fromEntries(
    variantsOf(values).map((variant) => [variant, make(values[variant] as T, variant)]),
  ) as ByVariant<U>;
}

/** Whether a variant's pages run scripts: those of `no-script` are never interactive. */
export function runsScripts(variant: Variant): boolean {
  return variant !== 'no-script';
}
