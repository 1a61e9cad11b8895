import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';

const meta: Meta<typeof Actions> = {
  title: 'Actions/Actions',
  component: Actions,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Actions>;

export const Two: Story = {
  args: {
    children: (
      <>
        <ActionLink to="#precios">Ver los planes</ActionLink>
        <ActionLink href="/demo/chat" look="secondary">
          Preguntar por chat
        </ActionLink>
      </>
    ),
  },
};
export const ThreeLooks: Story = {
  args: {
    children: (
      <>
        {Two.args?.children}
        <ActionLink to="#dudas" look="text">
          Leer las preguntas frecuentes
        </ActionLink>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <ActionLink to="#precios">Ver todos los planes de redes sociales con su precio al mes</ActionLink>
        <ActionLink href="/demo/chat" look="secondary">
          Preguntar por chat qué plan le conviene a tu negocio
        </ActionLink>
      </>
    ),
  },
};
