import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancellationRule } from './cancellation-rule.tsx';

const meta: Meta<typeof CancellationRule> = {
  title: 'Plans/CancellationRule',
  component: CancellationRule,
  parameters: { place: 'section' },
};
export default meta;

export const OfAnOffer: StoryObj<typeof CancellationRule> = { args: { offer: 'mf-plans/social-basic' } };
