/** @jest-environment node */
import { figure } from '@mosaico/shared-ui/testing';

// The specification's figures, as pages write them. Who changes one of them in facts.ts changes its line here; every other test
// asks for it by its name.
test.each([
  ['mf-websites/premium', '$2,000'],
  ['mf-websites/premium-pages', '10'],
  ['mf-websites/corporate', '$1,000'],
  ['mf-websites/corporate-pages', '5'],
  ['mf-websites/landing', '$500'],
  ['mf-websites/landing-pages', '1'],
  ['mf-websites/landing-workdays', '3 a 5'],
  ['mf-websites/landing-revisions', '1'],
  ['mf-websites/store', '$2,000'],
  ['mf-websites/store-categories', '10'],
  ['mf-websites/store-products', '30'],
  ['mf-websites/store-platform', '$39'],
  ['mf-websites/custom', '$2,000'],

  ['mf-websites/workdays', '20 a 30'],
  ['mf-websites/support-days', '10'],
  ['mf-websites/training-hours', '1'],
] as const)('%s is %s', (name, text) => {
  expect(figure(name)).toBe(text);
});

test.each([['mf-websites/websites', 'mf-websites/landing']] as const)('%s begins at %s', (from, lowest) => {
  expect(figure(from)).toBe(figure(lowest));
});
