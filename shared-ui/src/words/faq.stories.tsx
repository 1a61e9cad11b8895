import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Faq } from './faq.tsx';

const meta: Meta<typeof Faq> = {
  title: 'Words/Faq',
  component: Faq,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Faq>;

export const Default: Story = {
  args: {
    items: [
      { id: 'tiempo', question: '¿Cuánto tarda?', answer: 'De 20 a 30 días hábiles desde que tenemos tus textos.' },
      {
        id: 'cambios',
        question: '¿Puedo pedir cambios después de la entrega, y cuánto cuestan si pasan de dos rondas?',
        answer: 'Sí. Dos rondas están incluidas.',
      },
      { id: 'pago', question: '¿Cómo se paga?', answer: 'La mitad al empezar y la otra mitad al entregar.' },
    ],
  },
};
