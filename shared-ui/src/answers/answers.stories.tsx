import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Answers } from './answers.tsx';

const meta: Meta<typeof Answers> = {
  title: 'Answers/Answers',
  component: Answers,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Answers>;

const items = [
  { title: '¿Cuándo queda listo?', text: 'En 15 a 20 días hábiles, estimados, desde la reunión de inicio.' },
  { title: '¿Qué necesitan de mí?', text: 'Tu lista de contactos, tu logo y una hora de quien decide.' },
];

export const Questions: Story = { args: { items } };
export const LongText: Story = {
  args: {
    items: [
      ...items,
      {
        title: '¿Qué pasa si a la mitad del servicio cambio de idea y prefiero seguir por mi cuenta?',
        text: 'Si cancelas en las 24 horas siguientes al pago, te devolvemos el 75 %. Una mensualidad se cancela con 10 días de anticipación a tu próximo cobro; si avisas después, hay una penalidad del 40 % del valor mensual.',
      },
    ],
  },
};
