/** @jest-environment node */
import { figure } from '@mosaico/shared-ui/testing';

// The specification's figures, as pages write them. Who changes one of them in facts.ts changes its line here; every other test
// asks for it by its name.
test.each([
  ['mf-plans/social-basic', '$500'],
  ['mf-plans/social-basic-posts', '10'],
  ['mf-plans/social-basic-stories', '15'],
  ['mf-plans/social-basic-revisions', '2'],
  ['mf-plans/social-recommended', '$800'],
  ['mf-plans/social-recommended-posts', '15'],
  ['mf-plans/social-recommended-stories', '30'],
  ['mf-plans/social-custom', '$800'],
  ['mf-plans/extra-networks', '$300'],

  ['mf-plans/maintenance-basic', '$250'],
  ['mf-plans/maintenance-basic-pages', '1'],
  ['mf-plans/maintenance-recommended', '$500'],
  ['mf-plans/maintenance-recommended-pages', '5'],
  ['mf-plans/maintenance-custom', '$500'],
  ['mf-plans/maintenance-server', '$24.99'],

  ['mf-plans/ads', '$800'],
  ['mf-plans/ads-launch-meetings', '1'],
  ['mf-plans/ads-strategy-meetings', '1'],
  ['mf-plans/ads-review-meetings', '2'],
  ['mf-plans/ads-videos', '4'],
  ['mf-plans/ads-graphics', '6'],

  ['mf-plans/minimum-investment', '$1,000'],
  ['mf-plans/referral-ads', '$800'],
  ['mf-plans/referral-websites', '$1,000'],
  ['mf-plans/referral-crm', '$1,000'],
  ['mf-plans/referral-courses', '$3,000'],
  ['mf-plans/logo', '$250'],
  ['mf-plans/videos', '$600'],
] as const)('%s is %s', (name, text) => {
  expect(figure(name)).toBe(text);
});

test.each([
  ['mf-plans/social', 'mf-plans/social-basic'],
  ['mf-plans/maintenance', 'mf-plans/maintenance-server'],
] as const)('%s begins at %s', (from, lowest) => {
  expect(figure(from)).toBe(figure(lowest));
});
