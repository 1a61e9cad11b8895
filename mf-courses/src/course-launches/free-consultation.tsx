import { styled } from '@mui/material/styles';
import { ActionLink, CheckList, Section, space, token } from 'shared-ui';
import type { Content } from './content.ts';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(4)} ${space(8)}`,
  alignItems: 'center',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});

const Figure = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  fontFamily: token.display,
  fontSize: token.sizeTitle,
  fontWeight: 700,
  lineHeight: 0.95,
  letterSpacing: '-0.035em',
  '& > strong': {
    fontSize: 'clamp(6rem, 3rem + 12vw, 13rem)',
    lineHeight: 0.8,
    letterSpacing: '-0.06em',
    color: token.accentText,
  },
});

const Words = styled('div')({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  '& > p': { fontSize: token.sizeLead, lineHeight: 1.5, maxWidth: '44ch' },
});

/** The free consultation: how long, at what price, and where to ask for it. */
export function FreeConsultation({ heading, figure, unit, price, text, points, action }: Content['consultation']) {
  return (
    <Section heading={heading} tone="tinted">
      <Parts>
        <Figure>
          <strong>{figure}</strong>{' '}
          <span>
            {unit} {price}
          </span>
        </Figure>
        <Words>
          <p>{text}</p>
          <CheckList items={points} />
          <ActionLink to="mf-courses/free-consultation">{action}</ActionLink>
        </Words>
      </Parts>
    </Section>
  );
}
