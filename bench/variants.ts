/**
 * The columns of tables: our site, the same without scripts (the limit of what the same HTML can reach), without an endpoint for reports,
 * and peers.
 */
const columns = ['ours', 'no-script', 'no-reports', 'next', 'astro'] as const;
export type Variant = (typeof columns)[number];
/** The same pages made with other frameworks. */
export type Peer = 'next' | 'astro';

/** A value for each variant that is measured. */
export type ByVariant<T> = Partial<Record<Variant, T>>;

/** The variants that have a value, in the order of the columns. */
export function variantsOf(values: ByVariant<unknown>): Variant[] {
  return columns.filter((variant) => values[variant] !== undefined);
}
