/** @jest-environment node */
import { facts, figure } from '@mosaico/shared-ui/testing';
import { discount } from './mentoring/discount.ts';

// The specification's figures, as pages write them. Who changes one of them in facts.ts changes its line here; every other test
// asks for it by its name.
test.each([
  ['mf-courses/platform', '$3,500'],
  ['mf-courses/launch', '$5,000'],
  ['mf-courses/launch-videos', '3'],
  ['mf-courses/launch-pieces', '6'],
  ['mf-courses/launch-meetings', '2'],
  ['mf-courses/maintenance', '$1,200'],
  ['mf-courses/maintenance-changes', '2'],
  ['mf-courses/maintenance-meetings', '1'],
  ['mf-courses/relaunch', '$4,000'],
  ['mf-courses/relaunch-videos', '1'],
  ['mf-courses/relaunch-pieces', '4'],
  ['mf-courses/relaunch-meetings', '2'],
  ['mf-courses/consultation-minutes', '30'],

  ['mf-courses/mentoring', '$2,000'],
  ['mf-courses/mentoring-sessions', '4'],
  ['mf-courses/mentoring-session-hours', '1.5'],
  ['mf-courses/mentoring-session-in-words', 'Una hora y media'],
  ['mf-courses/mentoring-months', '1'],
  ['mf-courses/mentoring-extra', '$350'],
  ['mf-courses/mentoring-extra-before', '$500'],
] as const)('%s is %s', (name, text) => {
  expect(figure(name)).toBe(text);
});

test('a further session costs 30 % less than before', () => {
  expect(discount(facts.number('mf-courses/mentoring-extra'), facts.number('mf-courses/mentoring-extra-before'))).toBe(
    30,
  );
});

test.each([['mf-courses/courses', 'mf-courses/platform']] as const)('%s begins at %s', (from, lowest) => {
  expect(figure(from)).toBe(figure(lowest));
});
