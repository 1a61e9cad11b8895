import { render } from '@testing-library/react';
import { site } from 'site-for-tests';
import { daysAfter, lastSecondOf, type JsonLdNode } from '@mosaico/shared-types';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
// oxlint-disable-next-line typescript/no-restricted-imports -- The declaration itself is what is compared.
import pages from '../pages.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';

beforeAll(() => loadSections(<VideoDesigner />));
afterEach(() => jest.useRealTimers());

test('an offer leaves the index on the day that its posting says', () => {
  const posted = '2026-11-16';
  const { job, days } = pages['video-designer'].expires;
  const lastDay = daysAfter(posted, facts.number(days));
  jest.useFakeTimers({ now: new Date(`${lastDay}T12:00:00`), doNotFake: ['performance'] });
  const things: JsonLdNode[] = [];
  const dated = { ...site, jobs: { ...site.jobs, [job]: { posted } } };
  render(inShell(<VideoDesigner />, { site: dated, addJsonLd: (thing) => things.push(thing) }));
  expect(things).toEqual([expect.objectContaining({ datePosted: posted, validThrough: lastSecondOf(lastDay, site) })]);
});
