import { render, screen } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import Privacy from './privacy.tsx';

beforeAll(() => loadSections(<Privacy />));

test('the policy has eleven sections with its date and its figures', () => {
  render(inShell(<Privacy />));
  expect(screen.getByText('Última actualización: 16 de septiembre de 2025')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2, name: /^\d+\./ })).toHaveLength(11);
  for (const figure of [/hasta 7 años/, /de 7 a 14 días hábiles/, /mayores de 18 años/])
    expect(screen.getByText(figure)).toBeVisible();
});
