import { CardGrid, Section, SkeletonTile } from '@mosaico/shared-ui';

/** Holds the place of the testimonials while their remote is on its way. */
export function TestimonialsPlace() {
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
