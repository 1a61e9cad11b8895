import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Disclosures } from './disclosures.tsx';

const meta: Meta<typeof Disclosures> = {
  title: 'Words/Disclosures',
  component: Disclosures,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Disclosures>;

const items = ['Panadería de ejemplo', 'Taller de ejemplo, con un nombre que no cabe en una línea de un teléfono'].map(
  (name, index) => ({
    id: `caso-${index}`,
    summary: <h3>{name}</h3>,
    content: <p>Publicaba cuando alguien se acordaba: tres fotos un mes, ninguna el siguiente.</p>,
  }),
);

export const Default: Story = { args: { items } };
