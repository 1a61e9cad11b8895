import { render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import MentoringThanks from './mentoring-thanks.tsx';

test('the next step is to schedule a session of an hour and a half', () => {
  render(inShell(<MentoringThanks />));
  expect(screen.getByText(/agenda tu primera sesión de 1\.5 horas/)).toBeVisible();
  expect(screen.getByText(/^Dura 1\.5 horas\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Agendar mi primera sesión/ })).toHaveAttribute(
    'href',
    '/demo/agenda-sesiones',
  );
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
