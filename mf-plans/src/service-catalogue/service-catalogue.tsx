import { useEffect, useRef } from 'react';
import { section, useContent, type CaseTopic } from '@mosaico/shared-types';
import { PageHero, Section, VisuallyHidden } from '@mosaico/shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { useLinksLater } from '../use-links-later.ts';
import { content, hero } from './content.ts';
import { PinGate } from './pin-gate.tsx';
import { openCatalogue, useCatalogueOpen } from './visit.ts';

const Work = section<{ topic: CaseTopic }>('static', () => import('../catalogue/work.tsx'));
const Closing = section('static', () => import('./closing.tsx'));
const Sleeve = section('static', () => import('./sleeve.tsx'));
const PublicServices = section('static', () => import('./public-services.tsx'));

/** `/catalogo-servicios`: locked until the PIN is entered, then open for the rest of the visit. */
export default function ServiceCatalogue() {
  const open = useCatalogueOpen();
  const { wall } = useContent(content);
  useLinksLater(wall.tiles.map(({ to }) => to));
  const wallPart = useRef<HTMLDivElement>(null);
  const justOpened = useRef(false);

  // The form that had the focus is gone: the focus goes on to what it opened.
  useEffect(() => {
    if (open && justOpened.current) wallPart.current?.focus();
  }, [open]);

  const unlock = (): void => {
    justOpened.current = true;
    openCatalogue();
  };

  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={open ? hero.lead : `${hero.lead} ${hero.locked}`}
        below={
          open ? undefined : (
            <div>
              <Sleeve />
              <PinGate onOpen={unlock} />
            </div>
          )
        }
        compact
      />
      {/* There before its words: readers miss a status that comes together with them. */}
      <VisuallyHidden role="status">{open ? wall.open : null}</VisuallyHidden>
      {open ? (
        <div ref={wallPart} tabIndex={-1}>
          <Section heading={wall.heading} lead={wall.lead}>
            <PriceWall tiles={wall.tiles} work={({ topic }) => topic && <Work topic={topic} frame={<div />} />} />
          </Section>
        </div>
      ) : (
        <PublicServices />
      )}
      <Closing />
    </>
  );
}
