import { render } from '@testing-library/react';
import { lastSecondOf, type Thing } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsSpecialist from '../ads-specialist/ads-specialist.tsx';
// oxlint-disable-next-line typescript/no-restricted-imports -- The declaration itself is what is compared.
import pages from '../pages.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';

beforeAll(() =>
  loadSections(
    <>
      <AdsSpecialist />
      <VideoDesigner />
    </>,
  ),
);
afterEach(() => jest.useRealTimers());

test.each([
  ['ads-specialist', AdsSpecialist],
  ['video-designer', VideoDesigner],
] as const)('%s leaves the index on the day that its posting says', (page, Screen) => {
  jest.useFakeTimers({ now: new Date(`${pages[page].expires}T12:00:00`), doNotFake: ['performance'] });
  const things: Thing[] = [];
  render(inShell(<Screen />, { describe: (thing) => things.push(thing) }));
  expect(things).toEqual([expect.objectContaining({ validThrough: lastSecondOf(pages[page].expires, {}) })]);
});
