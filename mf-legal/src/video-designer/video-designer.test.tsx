import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { daysAfter, lastSecondOf, type JsonLdNode } from '@mosaico/shared-types';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { dateInWords } from '../dates.ts';
import { opening } from './content.ts';
import VideoDesigner from './video-designer.tsx';

beforeAll(() => loadSections(<VideoDesigner />));

const composed = '2026-11-20';
const days = facts.number('mf-legal/job-posting-days');
let posting: JsonLdNode | undefined;
const page = inShell(<VideoDesigner />, { composed, addJsonLd: (thing) => (posting = thing) });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 3, 12), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting is of the day of its composition, for people and for search engines', () => {
  const html = renderToString(page);
  expect(html).toContain(
    `Publicada el ${dateInWords(composed)}, vigente hasta el ${dateInWords(daysAfter(composed, days))}`,
  );
  expect(posting).toMatchObject({ datePosted: composed, validThrough: lastSecondOf(daysAfter(composed, days), {}) });
});

test('its tags stand below the title, each by itself', () => {
  render(page);
  const tags = within(screen.getByRole('banner')).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(opening().hero.tags);
  expect(tags).toHaveLength(3);
});

test('the posting has what search engines require of a remote job, and says what the page says', () => {
  render(page);
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: screen.getByRole('heading', { level: 1 }).textContent,
    hiringOrganization: { '@type': 'Organization', name: 'Agencia Mosaico', sameAs: 'http://localhost:8080' },
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DO' },
    description: expect.stringContaining('<li>Videos cortos verticales: Editar reels') as string,
  });
});
