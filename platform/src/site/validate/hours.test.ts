import { releaseOf } from '../../testing/releases.ts';
import { compositionOf } from '../../testing/compositions.ts';
import { siteOf } from '../../testing/site.ts';
import { hoursNotes } from './validate.ts';

const site = siteOf();
const declared = releaseOf('mf-legal', { facts: { 'office-hours': { value: '9:30 a 17:30', unit: 'text' } } });
const noted = (hours: string | undefined, releases = [declared]) =>
  hoursNotes(compositionOf(releases, { site: { ...site, agency: { ...site.agency, hours } } }));

test('other hours in the site configuration than on the pages are noted, with both places', () => {
  expect(noted('Lunes a viernes, de 9:00 a 17:30, hora de Miami')).toEqual([
    expect.stringMatching(/9:00 a 17:30.*agency\.hours of site\.json.*9:30 a 17:30.*mf-legal\/src\/facts\.json/),
  ]);
});

test.each(['Lunes a viernes, de 9:30 a 17:30', 'Lun–vie · 09.30–17.30'])('%s are the same hours', (hours) => {
  expect(noted(hours)).toEqual([]);
});

test('hours that only one of the two says are not noted', () => {
  expect(noted(undefined)).toEqual([]);
  expect(noted('De 8:00 a 12:00', [])).toEqual([]);
});
