import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Carousel } from './carousel.tsx';
import { OfferCard } from './offer-card.tsx';

const meta: Meta<typeof Carousel> = {
  title: 'Cards/Carousel',
  component: Carousel,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

const items = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  content: <OfferCard title={`Tarjeta ${index + 1}`} description="Gira sola, y se detiene cuando alguien la toca." />,
}));
// Longer than a picture of it takes.
const args = { label: 'Trabajos', delay: 3_600_000, columns: { narrow: 2, wide: 4 } } as const;

export const Default: Story = { args: { ...args, items } };
export const FewItems: Story = { args: { ...args, items: items.slice(0, 2) } };
