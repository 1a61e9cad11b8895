import { render } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import AdsSpecialist from '../ads-specialist/ads-specialist.tsx';
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- The declaration itself is what is compared.
import pages from '../pages.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';

test.each([
  ['ads-specialist', AdsSpecialist],
  ['video-designer', VideoDesigner],
] as const)('%s leaves the index on the day that its posting says', (page, Screen) => {
  render(inShell(<Screen />));
  const posting = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(posting)).toMatchObject({ validThrough: pages[page].expires });
});
