import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from './price.tsx';

const meta: Meta<typeof Price> = {
  title: 'Plans/Price',
  component: Price,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Large: Story = { args: { amount: { usd: 2000, text: '$2,000' }, currency: true } };
export const Small: Story = { args: { amount: { usd: 24.99, text: '$24.99', per: 'hour' }, size: 'small' } };
export const Monthly: Story = {
  args: { amount: { usd: 199, text: '$199', per: 'month' }, before: { usd: 249, text: '$249' } },
};
export const LowestOfARange: Story = {
  args: { amount: { usd: 500, text: '$500', from: true, covers: 'una página con formulario' }, currency: true },
};
