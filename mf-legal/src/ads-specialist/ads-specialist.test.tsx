import { render, screen } from '@testing-library/react';
import { lastSecondOf, type Thing } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { dateInWords, daysAfter } from '../dates.ts';
import AdsSpecialist from './ads-specialist.tsx';

beforeAll(() => loadSections(<AdsSpecialist />));

const posted = '2026-11-16';
const until = daysAfter(posted, facts.number('mf-legal/job-posting-days'));
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 1, 12), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting says experience, hours and how long it stands', () => {
  render(inShell(<AdsSpecialist />));
  const years = figure('mf-legal/ads-job-experience');
  expect(screen.getByText('Experiencia').nextElementSibling).toHaveTextContent(`${years}+ años`);
  expect(screen.getByText(`${years} años o más de experiencia`)).toBeVisible();
  expect(screen.getByText(`${figure('mf-legal/job-hours')} horas diarias, de lunes a viernes`)).toBeVisible();
  const dates = `Publicada el ${dateInWords(posted)}, vigente hasta el ${dateInWords(until)}`;
  expect(screen.getByText(dates, { collapseWhitespace: false })).toBeVisible();
});

test('search engines are told the same: since when, until when, and where', () => {
  const things: Thing[] = [];
  render(inShell(<AdsSpecialist />, { describe: (thing) => (things[0] = thing) }));
  expect(things[0]).toMatchObject({
    '@type': 'JobPosting',
    title: screen.getByRole('heading', { level: 1 }).textContent,
    datePosted: posted,
    validThrough: lastSecondOf(until, {}),
    jobLocationType: 'TELECOMMUTE',
    description: expect.stringMatching(
      `<li>Horario: ${figure('mf-legal/job-hours')} horas diarias, de lunes a viernes</li>.*<li>Planear campañas: En la reunión.*Los tres pasos son obligatorios`,
    ) as string,
  });
  for (const said of ['Trabajo remoto', 'República Dominicana']) expect(screen.getByText(said)).toBeVisible();
});
