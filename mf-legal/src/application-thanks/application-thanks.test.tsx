import { render, screen } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import ApplicationThanks from './application-thanks.tsx';
import { copy, progress } from './content.ts';

test('an applicant reads how far the application has come, and where to go on', () => {
  render(inShell(<ApplicationThanks />));
  expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { title } of progress.items) expect(steps.join()).toContain(title);
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
