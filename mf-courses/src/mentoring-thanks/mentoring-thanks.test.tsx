import { render, screen } from '@testing-library/react';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import MentoringThanks from './mentoring-thanks.tsx';

beforeAll(() => loadSections(<MentoringThanks />));

test('the next step is to schedule a session, which says how long it takes', () => {
  const hours = figure('mf-courses/mentoring-session-hours');
  render(inShell(<MentoringThanks />));
  expect(screen.getByText(`agenda tu primera sesión de ${hours} horas`, { exact: false })).toBeVisible();
  expect(screen.getByText(`Dura ${hours} horas.`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Agendar mi primera sesión/ })).toHaveAttribute(
    'href',
    '/demo/agenda-sesiones',
  );
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
