import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BookingButton } from './booking-button.tsx';

const meta: Meta<typeof BookingButton> = {
  title: 'Embeds/BookingButton',
  component: BookingButton,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof BookingButton>;

export const Default: Story = { args: { address: '/demo/calendario', title: 'Agenda tu cita', children: 'Agendar' } };
export const Wide: Story = {
  args: { ...Default.args, address: '/demo/calendario', title: 'Agenda tu cita', wide: true, children: 'Agendar' },
};
