import { renderHook } from '@testing-library/react';
import { useGrowing } from './use-growing.ts';

test.each([
  [3, [3]],
  [60, [24, 48, 60]],
])('of %d cards, %j are shown in turn', (total, steps) => {
  const shown: number[] = [];
  renderHook(() => {
    const count = useGrowing(total);
    if (shown.at(-1) !== count) shown.push(count);
  });
  expect(shown).toEqual(steps);
});
