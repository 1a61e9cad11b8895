import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from '../cards/card-grid.tsx';
import { Contract } from './contract.tsx';
import { Section } from '../basics/section.tsx';

const meta: Meta<typeof Contract> = {
  title: 'Plans/Contract',
  component: Contract,
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
type Story = StoryObj<typeof Contract>;

export const ByPayment: Story = { args: { offer: 'mf-plans/social-basic', children: 'Contratar' } };
export const ByChat: Story = { args: { offer: 'mf-plans/social-custom', children: 'Pedir mi plan' } };
export const OnItsPage: Story = { args: { offer: 'mf-plans/social', children: 'Ver los planes' } };
export const LongText: Story = {
  args: { offer: 'mf-plans/social-basic', children: 'Contratar el plan Básico de redes sociales mes a mes' },
};
