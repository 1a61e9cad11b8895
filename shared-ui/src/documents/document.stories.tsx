import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DocumentPage } from './document.tsx';

const meta: Meta<typeof DocumentPage> = { title: 'Documents/DocumentPage', component: DocumentPage };
export default meta;
type Story = StoryObj<typeof DocumentPage>;

export const Default: Story = {
  args: {
    title: 'Política de citas',
    updated: 'Junio de 2025',
    intro: ['Estas reglas valen para cada cita que se agenda en el sitio.'],
    drawings: [
      {
        clause: '1',
        ground: 'e',
        label: 'Cada cuadro es una hora',
        cells: { count: 24, columns: 12, marked: [24] },
        ends: ['La pides', 'Te respondemos'],
      },
    ],
    clauses: [
      {
        number: '1',
        title: 'Cómo se agenda',
        body: ['Elige fecha y hora en el calendario.', ['Con 24 horas', 'Con pago previo']],
      },
      {
        number: '2',
        title: 'Cómo se cancela',
        body: ['Por el enlace del correo de confirmación.'],
        parts: [{ number: '2.1', title: 'Con aviso', body: ['Se devuelve todo.'] }],
      },
    ],
  },
};
