import { renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { LookupProvider } from '@mosaico/shared-types';
import { lookupIn } from '@mosaico/shared-ui/testing';
import { file } from '../testimonials/fetch-testimonials.ts';
import { useGrowing } from './use-growing.ts';

test.each([
  [3, [3], {}],
  [60, [24, 48, 60], {}],
  // A page whose HTML has all cards renders all, even when React client-renders it.
  [60, [60], { [file]: [] }],
])('of %d cards, %j are shown in turn', (total, steps, data) => {
  const shown: number[] = [];
  renderHook(
    () => {
      const count = useGrowing(total);
      if (shown.at(-1) !== count) shown.push(count);
    },
    {
      wrapper: ({ children }) =>
        createElement(LookupProvider, { value: lookupIn(undefined, undefined, data) }, children),
    },
  );
  expect(shown).toEqual(steps);
});
