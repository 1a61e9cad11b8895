import type { SceneArt, SceneTile } from '../art/scene-layout.ts';
import type { Step } from '../words/steps.tsx';

/** How a step's tile looks by how far it has come: laid, being laid, or still to be. */
const laid: Record<NonNullable<Step['state']>, SceneTile> = {
  done: { ground: 'a', figure: 'petal', paint: 'b', turn: 1 },
  current: { ground: 'b', figure: 'rings', paint: 'c', turn: 1 },
  next: { ground: 'd' },
};

/** Steps as a stair of tiles. With progress it goes down, without progress it goes up. */
export function outcomeScene(steps: readonly Step[]): SceneArt {
  const isProgress = steps.some(({ state }) => state);
  const tiles = Object.fromEntries(
    steps.map(({ title, state }, index) => [
      `step${index}`,
      {
        ...(state ? laid[state] : { ground: index === steps.length - 1 ? 'a' : 'e', note: String(index + 1) }),
        label: title,
      } satisfies SceneTile,
    ]),
  );
  const rows = steps.map((_, index) => {
    const before = Math.min(isProgress ? index : steps.length - 1 - index, 2);
    const row = Array.from({ length: 6 }, (__, column) =>
      column >= before && column < before + 4 ? `step${index}` : '.',
    );
    return row.join(' ');
  });
  return { tiles, wide: rows, narrow: rows };
}
