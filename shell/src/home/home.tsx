import { section, Slot } from '@mosaico/shared-types';
import { ClientLogos } from './client-logos.tsx';
import { Hero } from './hero.tsx';
import { TestimonialsPlace } from './testimonials-place.tsx';

const Tiles = section('never', () => import('./tiles.tsx'));
const Prices = section('never', () => import('./prices.tsx'));
const Reviews = section('near', () => import('./reviews.tsx'));
const Closing = section('never', () => import('./closing.tsx'));

export default function Home() {
  return (
    <>
      <Hero />
      <ClientLogos />
      <Tiles />
      <Prices />
      <Slot name="testimonials/cases" />
      <Slot name="testimonials/section" fallback={<TestimonialsPlace />} />
      <Reviews />
      <Closing />
    </>
  );
}
