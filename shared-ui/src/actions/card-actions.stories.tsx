import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from './action-link.tsx';
import { CardActions } from './card-actions.tsx';
import { CardGrid } from '../cards/card-grid.tsx';
import { Section } from '../basics/section.tsx';

const meta: Meta<typeof CardActions> = {
  title: 'Actions/CardActions',
  component: CardActions,
  decorators: [
    (Story) => (
      <Section>
        <CardGrid>
          <Story />
        </CardGrid>
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CardActions>;

export const One: Story = { args: { children: <ActionLink href="/demo/pago">Contratar</ActionLink> } };
export const Two: Story = {
  args: {
    children: (
      <>
        <ActionLink href="/demo/pago">Contratar</ActionLink>
        <ActionLink href="/demo/chat" look="secondary">
          Preguntar por chat
        </ActionLink>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: <ActionLink href="/demo/pago">Contratar el plan Recomendado de redes sociales con videos</ActionLink>,
  },
};
