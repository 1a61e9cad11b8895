import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CopyButton } from './copy-button.tsx';

const meta: Meta<typeof CopyButton> = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Default: Story = { args: { text: '<iframe>', label: 'Copiar código' } };
export const Primary: Story = { args: { text: '<iframe>', label: 'Copiar código', look: 'primary' } };
