import { render, screen } from '@testing-library/react';
import type { Thing } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsSpecialist from './ads-specialist.tsx';

beforeAll(() => loadSections(<AdsSpecialist />));
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 11, 1, 12), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting says experience, hours and how long it stands', () => {
  render(inShell(<AdsSpecialist />));
  expect(screen.getByText('3+ años de experiencia')).toBeVisible();
  expect(screen.getByText('3 años o más de experiencia')).toBeVisible();
  expect(screen.getByText('8 horas diarias, de lunes a viernes')).toBeVisible();
  expect(
    screen.getByText(/^Publicada el 16\sde\snoviembre\sde\s2026, vigente hasta el 16\sde\sdiciembre\sde\s2026$/),
  ).toBeVisible();
});

test('search engines are told the same: since when, until when, and where', () => {
  const things: Thing[] = [];
  render(inShell(<AdsSpecialist />, { describe: (thing) => (things[0] = thing) }));
  expect(things[0]).toMatchObject({
    '@type': 'JobPosting',
    title: screen.getByRole('heading', { level: 1 }).textContent,
    datePosted: '2026-11-16',
    validThrough: '2026-12-16',
    jobLocationType: 'TELECOMMUTE',
    description: expect.stringMatching(
      /<li>Planear campañas: En la reunión.*<li>8 horas diarias, de lunes a viernes<\/li>.*Los tres pasos son obligatorios/,
    ) as string,
  });
  for (const said of ['Trabajo remoto', 'Para residentes en República Dominicana'])
    expect(screen.getByText(said)).toBeVisible();
});
