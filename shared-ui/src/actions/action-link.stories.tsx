import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';

const meta: Meta<typeof ActionLink> = {
  title: 'Actions/ActionLink',
  component: ActionLink,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof ActionLink>;

export const Looks: Story = {
  render: () => (
    <Actions>
      <ActionLink to="mf-plans/social-plans">Ver planes</ActionLink>
      <ActionLink to="mf-plans/social-plans" look="secondary">
        Comparar
      </ActionLink>
      <ActionLink to="mf-plans/social-plans" look="text">
        Saber más
      </ActionLink>
    </Actions>
  ),
};
export const Away: Story = { args: { href: 'https://example.com', children: 'Abrir la encuesta' } };
export const Wide: Story = { args: { to: 'mf-plans/social-plans', wide: true, children: 'Contratar' } };
export const LongText: Story = {
  args: {
    to: 'mf-plans/social-plans',
    children: 'Quiero que una persona del equipo me llame para elegir el plan que le conviene a mi negocio',
  },
};
