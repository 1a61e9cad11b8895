import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatLinkButton } from './chat-link-button.tsx';

const meta: Meta<typeof ChatLinkButton> = {
  title: 'Actions/ChatLinkButton',
  component: ChatLinkButton,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof ChatLinkButton>;

export const Default: Story = { args: { children: 'Preguntar por chat', text: 'Hola' } };
