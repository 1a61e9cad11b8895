/** A place in a box, each figure a part of the box's width or height. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Places for things in a box of this proportion (width by height), each as large as it weighs, in their order from the upper left. What
 * weighs next to nothing gets the least that can be read.
 */
export function tilePlaces(weights: readonly number[], proportion: number): Place[] {
  const least = sum(weights) / 20;
  const sizes = weights.map((weight) => Math.max(weight, least, 1));
  return split(sizes, { left: 0, top: 0, width: 1, height: 1 }, proportion);
}

/** Names run across: a tile is rather wide than high. */
const wide = 1.5;

/** Parts a place so that both halves weigh about the same, and each half again. */
function split(sizes: readonly number[], place: Place, proportion: number): Place[] {
  if (sizes.length <= 1) return sizes.map(() => place);
  const all = sum(sizes);
  const cuts = sizes.slice(1).map((_, index) => sum(sizes.slice(0, index + 1)) / all);
  const share = cuts.reduce((best, each) => (Math.abs(each - 0.5) < Math.abs(best - 0.5) ? each : best));
  const at = cuts.indexOf(share) + 1;
  const { left, top, width, height } = place;
  const [one, other] =
    width * proportion >= height * wide
      ? [
          { ...place, width: width * share },
          { ...place, left: left + width * share, width: width * (1 - share) },
        ]
      : [
          { ...place, height: height * share },
          { ...place, top: top + height * share, height: height * (1 - share) },
        ];
  return [...split(sizes.slice(0, at), one, proportion), ...split(sizes.slice(at), other, proportion)];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
