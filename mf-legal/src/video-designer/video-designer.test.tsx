import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { lastSecondOf, type Thing } from '@mosaico/shared-types';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { dateInWords, daysAfter } from '../dates.ts';
import VideoDesigner from './video-designer.tsx';

beforeAll(() => loadSections(<VideoDesigner />));

const posted = '2026-11-16';
const until = daysAfter(posted, facts.number('mf-legal/job-posting-days'));
let posting: Thing | undefined;
const page = inShell(<VideoDesigner />, { composed: '2026-11-20', describe: (thing) => (posting = thing) });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 3, 12), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting has its own day, whenever it is composed and read', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(posting).toMatchObject({ datePosted: posted, validThrough: lastSecondOf(until, {}) });
  const onRecoverableError = jest.fn();
  render(page, { container: root, hydrate: true, onRecoverableError });
  const dates = `Publicada el ${dateInWords(posted)}, vigente hasta el ${dateInWords(until)}`;
  expect(screen.getByText(dates, { collapseWhitespace: false })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
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
