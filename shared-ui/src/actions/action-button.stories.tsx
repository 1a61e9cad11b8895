import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionButton } from './action-button.tsx';
import { Actions } from './actions.tsx';
import { Calendar } from '../art/icons.tsx';

const meta: Meta<typeof ActionButton> = {
  title: 'Actions/ActionButton',
  component: ActionButton,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof ActionButton>;

export const Looks: Story = {
  render: () => (
    <Actions>
      <ActionButton>Enviar</ActionButton>
      <ActionButton look="secondary">Copiar enlace</ActionButton>
      <ActionButton look="text">Cancelar</ActionButton>
    </Actions>
  ),
};
export const WithIcon: Story = { args: { icon: <Calendar />, children: 'Elegir fecha' } };
export const Wide: Story = { args: { wide: true, children: 'Elegir fecha' } };
export const Disabled: Story = { args: { disabled: true, children: 'Enviar' } };
