import { styled } from '@mui/material/styles';
import { useOffer } from 'shared-types';
import { ActionLink, Cross, Notice, Section, space, token, VisuallyHidden } from 'shared-ui';
import { copy } from './content.ts';
import type { Website } from './website.ts';

const gap = space(4);

// Thirds; what remains of the last row goes to the terms.
const Parts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  '& > ul': { display: 'contents' },
  '& > ul > li, & > aside': { flex: '1 1 100%' },
  '@media (min-width: 40rem)': {
    '& > ul > li': { flex: `0 1 calc((100% - ${gap}) / 2)` },
    '& > aside': { flex: `1 1 calc((100% - ${gap}) / 2)`, maxWidth: 'none' },
  },
  '@media (min-width: 60rem)': {
    '& > ul > li': { flexBasis: `calc((100% - 2 * ${gap}) / 3)` },
    '& > aside': { flexBasis: `calc((100% - 2 * ${gap}) / 3)` },
  },
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space(1.5),
  paddingBlockStart: space(2),
  borderBlockStart: `2px solid ${token.ink}`,
  '& > svg': { marginBlockStart: '0.2rem', color: token.inkSoft },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.015em' },
  '& p': { marginBlockStart: space(0.75), color: token.inkSoft, maxWidth: '52ch' },
});

/** What the price leaves out and where to get it, and what the terms say of changing one's mind. */
export function Apart({ offer, items }: { offer: Website['offer']; items: Website['apart'] }) {
  const { cancellation } = useOffer(offer);
  const { heading, lead, item } = copy.apart;
  return (
    <Section heading={heading} lead={lead}>
      <Parts>
        <ul role="list">
          {items.map(({ title, text, link }) => (
            <Item key={title}>
              <Cross />
              <div>
                <h3>
                  <VisuallyHidden>{item} </VisuallyHidden>
                  {title}
                </h3>
                <p>{text}</p>
                {link === undefined ? null : (
                  <ActionLink to={link.to} look="text">
                    {link.label}
                  </ActionLink>
                )}
              </div>
            </Item>
          ))}
        </ul>
        <Notice title={copy.terms.title}>
          <p>{cancellation}</p>
          <ActionLink to={copy.terms.link.to} look="text">
            {copy.terms.link.label}
          </ActionLink>
        </Notice>
      </Parts>
    </Section>
  );
}
