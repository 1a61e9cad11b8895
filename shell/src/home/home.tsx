import { section, Slot } from '@mosaico/shared-types';
import { CardGrid, Section, SkeletonTile } from '@mosaico/shared-ui';
import { ClientLogos } from './client-logos.tsx';
import { Hero } from './hero.tsx';

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

/** Holds the place of the testimonials while their remote is on its way. */
function TestimonialsPlace() {
  return (
    <Section>
      <CardGrid columns={4}>
        <SkeletonTile />
        <SkeletonTile />
        <SkeletonTile />
        <SkeletonTile />
      </CardGrid>
    </Section>
  );
}
