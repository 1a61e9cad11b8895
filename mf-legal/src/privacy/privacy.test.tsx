import { render, screen } from '@testing-library/react';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Privacy from './privacy.tsx';

beforeAll(() => loadSections(<Privacy />));

test('the policy has eleven sections with its date and its figures', () => {
  render(inShell(<Privacy />));
  expect(screen.getByText(`Última actualización: ${figure('mf-legal/privacy-updated')}`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2, name: /^\d+\./ })).toHaveLength(11);
  for (const words of [
    `hasta ${figure('mf-legal/data-retention-years')} años`,
    `de ${figure('mf-legal/account-deletion-days')} días hábiles`,
    `personas de ${figure('mf-legal/minimum-age')} años o más`,
    'acceso por roles',
  ])
    expect(screen.getByText(words, { exact: false })).toBeVisible();
});
