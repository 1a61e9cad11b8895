import type { Figure } from './mosaic-layout.ts';

/** Path of a figure on a tile of `w` × `h`, before turning. */
export const figures: Record<Exclude<Figure, 'plain'>, (w: number, h: number) => string> = {
  quarter: (w) => `M0 0h${w}A${w} ${w} 0 0 1 0 ${w}z`,
  petal: (w) => `M0 0A${w} ${w} 0 0 1 ${w} ${w}A${w} ${w} 0 0 1 0 0`,
  rings: (w) => [1, 0.62, 0.26].map((outer) => ring(w, outer, outer - 0.18)).join(''),
  disc: (w, h) => circle(w / 2, h / 2, Math.min(w, h) * 0.32),
  half: (w, h) =>
    w >= h ? `M0 ${h}A${w / 2} ${Math.min(h, w / 2)} 0 0 1 ${w} ${h}z` : `M0 0A${w} ${h / 2} 0 0 1 0 ${h}z`,
  steps: (w) => `M0 0h${w / 3}v${w / 3}h${w / 3}v${w / 3}h${w / 3}v${w / 3}H0z`,
};

const round = (value: number): number => Math.round(value * 10) / 10;
const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
const ring = (w: number, outer: number, inner: number): string => {
  const [o, i] = [round(w * outer), round(w * Math.max(inner, 0))];
  return `M${o} 0A${o} ${o} 0 0 1 0 ${o}V${i}A${i} ${i} 0 0 0 ${i} 0z`;
};
