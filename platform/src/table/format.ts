import { dollars, type Range, type Unit } from '@mosaico/shared-types';

/**
 * A figure as the site writes it: `$1,500`, `$24.99`, `25 %`, `20 a 30`. Composition does this, once, so that no browser
 * has to. Throws a `RangeError` for what is not a finite number from 0.
 */
export function formatFigure(value: number | Range | string, unit: Unit): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return `${formatFigure(value.least, unit)} a ${formatFigure(value.most, unit)}`;
  if (!Number.isFinite(value) || value < 0)
    throw new RangeError(`A figure must be a finite number from 0, not ${value}`);
  if (unit.startsWith('USD')) return dollars(value);
  // A decimal point, as prices have one: a page says `1.5 horas` beside `$24.99`.
  return unit === 'percent' ? `${value}\u00A0%` : String(value);
}
