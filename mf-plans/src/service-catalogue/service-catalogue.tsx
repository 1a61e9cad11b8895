import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { ActionLink, Actions, Container, PageHero, Section, space, token, VisuallyHidden } from 'shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { hero, next, wall } from './content.ts';
import { PinGate } from './pin-gate.tsx';
import { openCatalogue, useCatalogueOpen } from './visit.ts';

const Locked = styled(Container)({ paddingBlock: `${space(4)} ${token.sectionGap}` });
const Next = styled('div')({ marginBlockStart: space(5) });

/** `/catalogo-servicios`: locked until the PIN is entered, then open for the rest of the visit. */
export default function ServiceCatalogue() {
  const open = useCatalogueOpen();
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
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} compact />
      {open ? (
        <div ref={wallPart} tabIndex={-1}>
          <VisuallyHidden role="status">{wall.open}</VisuallyHidden>
          <Section heading={wall.heading} lead={wall.lead}>
            <PriceWall tiles={wall.tiles} />
            <Next>
              <Actions>
                <ActionLink to="/#contacto">{next.contact}</ActionLink>
                <ActionLink to="/planes-de-marketing" look="secondary">
                  {next.plans}
                </ActionLink>
              </Actions>
            </Next>
          </Section>
        </div>
      ) : (
        <Locked>
          <PinGate onOpen={unlock} />
        </Locked>
      )}
    </>
  );
}
