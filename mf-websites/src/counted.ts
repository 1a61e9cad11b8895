import type { FactName, FactReader } from '@mosaico/shared-types';

/** `1 hora`, `2 horas`. */
export function counted({ text, range }: FactReader, name: FactName, one: string, many: string): string {
  return `${text(name)} ${range(name).most === 1 ? one : many}`;
}

const words = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** `cinco`, as a title says how many pages there are; in digits where a word is long. */
export function inWords(pages: number): string {
  return words[pages] ?? String(pages);
}
