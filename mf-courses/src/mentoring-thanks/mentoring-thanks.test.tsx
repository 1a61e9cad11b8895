import { render, screen } from '@testing-library/react';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import MentoringThanks from './mentoring-thanks.tsx';

beforeAll(() => loadSections(<MentoringThanks />));

test('the next step is to schedule a session, with how long it takes and until when it can be moved', () => {
  const hours = figure('mf-courses/mentoring-session-hours');
  render(inShell(<MentoringThanks />));
  expect(screen.getByText(`agenda tu primera sesión de ${hours} horas`, { exact: false })).toBeVisible();
  expect(screen.getByText(`Elige ${hours} horas sin interrupciones`, { exact: false })).toBeVisible();
  expect(
    screen.getByText(`hasta ${figure('mf-legal/appointment-notice-hours')} horas antes.`, { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Agendar mi primera sesión/ })).toHaveAttribute(
    'href',
    '/demo/agenda-sesiones',
  );
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
