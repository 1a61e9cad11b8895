import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionButton } from '../actions/action-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

const children = (props: object) => <ActionButton {...props}>Días hábiles</ActionButton>;

export const Hidden: Story = { args: { text: 'De lunes a viernes, sin días feriados', children } };
export const Shown: Story = { args: { text: 'De lunes a viernes, sin días feriados', shown: true, children } };
