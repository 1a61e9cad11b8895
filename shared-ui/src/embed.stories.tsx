import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Embed } from './embed.tsx';
import { Section } from './section.tsx';

const meta: Meta<typeof Embed> = {
  title: 'Page/Embed',
  component: Embed,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Embed>;

export const Loading: Story = { args: { address: 'about:blank', title: 'Calendario', height: 533 } };
