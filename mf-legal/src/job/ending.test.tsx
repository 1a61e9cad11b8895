import { render, screen } from '@testing-library/react';
import { site } from 'site-for-tests';
import { facts, inShell } from '@mosaico/shared-ui/testing';
import { opening } from '../ads-specialist/content.ts';
import { ask } from './content.ts';
import Ending from './ending.tsx';

const ads = opening(facts);
const other = { to: 'mf-legal/ads-specialist', opening: ads } as const;
const dated = { ...site, jobs: { ...site.jobs, adsSpecialist: { posted: '2026-11-16' } } };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-20', 1],
  ['2027-06-01', 0],
])('on %s an offer ends with the chat and, while it is open, the other offer', (day, links) => {
  jest.setSystemTime(new Date(`${day}T12:00`));
  render(inShell(<Ending title="Otro puesto" other={other} />, { site: dated }));
  expect(screen.getByRole('link', { name: new RegExp(`^${ask.chat}`) })).toHaveAttribute(
    'href',
    expect.stringContaining('Otro%20puesto'),
  );
  expect(screen.queryAllByRole('link', { name: new RegExp(`^${ask.see} ${ads.hero.title}`) })).toHaveLength(links);
});
