import type { Declared, Facts } from '@mosaico/shared-types';

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  // A sample, and visitors read that it is one: set your price, and say what it covers.
  offer: { value: 100, unit: 'USD', from: true, covers: 'precio de muestra, por definir' },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-template', typeof facts> {}
}
