import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatLinkButton } from './chat-link-button.tsx';
import { Section } from '../page/section.tsx';

const meta: Meta<typeof ChatLinkButton> = {
  title: 'Actions/ChatLinkButton',
  component: ChatLinkButton,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ChatLinkButton>;

export const Default: Story = { args: { children: 'Preguntar por chat', text: 'Hola' } };
