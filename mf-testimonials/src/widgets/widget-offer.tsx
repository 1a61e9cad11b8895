import { styled } from '@mui/material/styles';
import { useAddress, useSite } from 'shared-types';
import { ActionLink, Section, space } from 'shared-ui';
import { copies, preview, type Widget } from './content.ts';
import { Copyable } from './copyable.tsx';
import { embedCode } from './embed-code.ts';
import { Preview } from './preview.tsx';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) });

const Copies = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  marginBlockStart: space(6),
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space(7) },
});

/** A widget: how it looks, and what to copy to have it. */
export function WidgetOffer({ widget: { id, page, name, description, frame, height } }: { widget: Widget }) {
  const { agency } = useSite();
  const path = useAddress()(page);
  const title = `${frame} ${agency.name}`;
  const address = agency.origin + path;
  return (
    <Section heading={name} lead={description}>
      <Parts>
        <Preview path={path} title={`${preview.heading}: ${title}`} height={height} />
        <ActionLink href={path} look="text">
          {preview.open}
        </ActionLink>
      </Parts>
      <Copies>
        <Copyable code={embedCode({ address, title, id, height })} says={copies.code} />
        <Copyable code={address} says={copies.address} />
      </Copies>
    </Section>
  );
}
