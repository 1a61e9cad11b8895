import { Section } from '@mosaico/shared-ui';
import { tiles } from './content.ts';
import { ServiceTiles } from './service-tiles.tsx';

/** The services, each with its survey. */
export default function Tiles() {
  return (
    <Section heading={tiles.heading} lead={tiles.lead} id="servicios">
      <ServiceTiles items={tiles.items} />
    </Section>
  );
}
