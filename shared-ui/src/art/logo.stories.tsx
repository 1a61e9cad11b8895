import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './logo.tsx';
import { Section } from '../page/section.tsx';

const meta: Meta<typeof Logo> = {
  title: 'Art/Logo',
  component: Logo,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Default: Story = { args: { name: 'Agencia Mosaico' } };
