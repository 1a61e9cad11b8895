import { render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import AdsSpecialist from './ads-specialist.tsx';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting says experience, hours and how long it stands', () => {
  render(inShell(<AdsSpecialist />));
  expect(screen.getByText('3+ años de experiencia')).toBeVisible();
  expect(screen.getByText('3 años o más de experiencia')).toBeVisible();
  expect(screen.getByText('8 horas diarias, de lunes a viernes')).toBeVisible();
  expect(
    screen.getByText(/^Publicada el 21\sde\snoviembre\sde\s2026, vigente hasta el 21\sde\sdiciembre\sde\s2026$/),
  ).toBeVisible();
});

test('search engines get no posting: they require a place, which the specification does not give', () => {
  render(inShell(<AdsSpecialist />));
  expect(document.querySelector('script[type="application/ld+json"]')).not.toBeInTheDocument();
});
