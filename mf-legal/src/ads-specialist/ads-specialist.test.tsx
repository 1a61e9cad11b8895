import { render, screen } from '@testing-library/react';
import type { Thing } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import AdsSpecialist from './ads-specialist.tsx';

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
    description: expect.stringContaining('<li>Planear campañas: En la reunión de lanzamiento') as string,
  });
  for (const said of ['Trabajo remoto', 'Para residentes en República Dominicana'])
    expect(screen.getByText(said)).toBeVisible();
});
