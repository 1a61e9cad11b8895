import { render, screen, within } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import ApplicationThanks from './application-thanks.tsx';
import { copy, progress } from './content.ts';

beforeAll(() => loadSections(<ApplicationThanks />));

test('an applicant reads how far the application has come, and where to go on', () => {
  render(inShell(<ApplicationThanks />));
  expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: progress.heading })).getAllByRole('listitem');
  // Not by colour alone.
  for (const [index, said] of ['hecho', 'en curso', 'después'].entries())
    expect(steps[index]).toHaveTextContent(`${progress.items[index]?.title} (${said})`);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  // The roles' selections differ in their number of steps.
  for (const step of steps) expect(step).not.toHaveTextContent(/\d de \d/);
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
