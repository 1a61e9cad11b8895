import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Section } from '../page/section.tsx';
import { CancellationRule } from './cancellation-rule.tsx';

const meta: Meta<typeof CancellationRule> = {
  title: 'Plans/CancellationRule',
  component: CancellationRule,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;

export const OfAnOffer: StoryObj<typeof CancellationRule> = { args: { offer: 'mf-plans/social-basic' } };
