import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import { Section } from '../page/section.tsx';
import { CancellationRule, Rule } from './rule.tsx';

const meta: Meta<typeof Rule> = {
  title: 'Plans/Rule',
  component: Rule,
  decorators: [
    (Story) => (
      <Section>
        <Actions>
          <ActionLink to="shell/home">Contratar</ActionLink>
          <Story />
        </Actions>
      </Section>
    ),
  ],
};
export default meta;

export const BelowAButton: StoryObj<typeof Rule> = {
  args: { children: 'Para cancelar, avísanos por escrito con 10 días de anticipación a tu próximo cobro.' },
};

export const OfAnOffer: StoryObj = { render: () => <CancellationRule offer="mf-plans/social-basic" /> };
