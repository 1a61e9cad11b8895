import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from './action-link.tsx';
import { ClosingCall } from './closing-call.tsx';

const meta: Meta<typeof ClosingCall> = { title: 'Page/ClosingCall', component: ClosingCall };
export default meta;
type Story = StoryObj<typeof ClosingCall>;

const actions = <ActionLink to="mf-plans/social-plans">Preguntar por chat</ActionLink>;

export const Default: Story = {
  args: {
    heading: '¿No sabes cuál elegir?',
    text: 'Escríbenos qué vendes y te decimos qué plan te conviene.',
    actions,
  },
};
export const WithoutText: Story = { args: { heading: '¿Hablamos de tu negocio?', actions } };
export const LongText: Story = {
  args: {
    heading: 'Cuéntanos qué vendes, a quién y en qué ciudad, y recibe una propuesta con precio y fechas',
    text: 'La primera consulta no cuesta nada. Si después decides que no es para ti, no pasa nada: te quedas con las notas de la conversación y con dos recomendaciones que puedes aplicar sin nosotros.',
    actions,
  },
};
