import { section, Slot } from '@mosaico/shared-types';
import { ClientLogos } from './client-logos.tsx';
import { Hero } from './hero.tsx';
import { TestimonialsPlace } from './testimonials-place.tsx';

const Tiles = section('static', () => import('./tiles.tsx'));
const Prices = section('static', () => import('./prices.tsx'));
const People = section('static', () => import('./people.tsx'));
const Reviews = section('near', () => import('./reviews.tsx'));
const Closing = section('static', () => import('./closing.tsx'));

export default function Home() {
  return (
    <>
      <Hero />
      <Slot name="testimonials/cases" />
      <ClientLogos />
      <Tiles />
      <Prices />
      <People />
      <Slot name="testimonials/section" fallback={<TestimonialsPlace />} />
      <Reviews />
      <Closing />
    </>
  );
}
