import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanTabs } from './plan-tabs.tsx';

type Plan = 'basic' | 'recommended' | 'server';

function Plans() {
  const [plan, setPlan] = useState<Plan>('recommended');
  return (
    <PlanTabs
      label="Planes"
      value={plan}
      onChange={setPlan}
      tabs={[
        { id: 'basic', label: 'Básico', panel: 'Una página al mes' },
        { id: 'recommended', label: 'Recomendado', panel: 'Cinco páginas al mes' },
        { id: 'server', label: 'Servidor', panel: 'Solo hosting' },
      ]}
    />
  );
}

it('moves with the arrow keys, wraps around, and keeps one stop of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Plans />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Recomendado', selected: true })).toHaveFocus();

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Básico', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Básico' })).toHaveTextContent('Una página al mes');

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Servidor', selected: true })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Básico', selected: true })).toHaveFocus();

  await user.tab();
  expect(document.body).toHaveFocus();
});

it('shows one panel at a time', async () => {
  render(<Plans />);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'Servidor' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Solo hosting');
});

it('prerenders every panel without hiding it, for browsers without scripts', () => {
  const html = renderToString(<Plans />);
  expect(html).toContain('Una página al mes');
  expect(html).toContain('Solo hosting');
  expect(html).not.toContain('hidden');
});
