import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogoMark } from '../art/logo.tsx';
import { DrawnCards } from './drawn-cards.tsx';

const meta: Meta<typeof DrawnCards> = { title: 'Cards/DrawnCards', component: DrawnCards };
export default meta;

export const Default: StoryObj<typeof DrawnCards> = {
  args: {
    items: [
      { title: 'Contactos', text: 'Cada persona en una ficha.', drawing: <LogoMark /> },
      { title: 'Conversaciones', text: 'Lo que se dijo, junto a quien lo dijo.', drawing: <LogoMark /> },
      { title: 'Seguimiento', text: 'A quién llamar hoy, y por qué.', drawing: <LogoMark /> },
    ],
  },
};
