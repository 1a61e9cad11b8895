import { styled } from '@mui/material/styles';
import { Container, ReviewsWidget, space, token } from 'shared-ui';
import { reviews } from './content.ts';

// The testimonials above it end with a section's gap.
const Band = styled('section')({
  paddingBlockEnd: token.sectionGap,
  '& h2': { fontSize: token.sizeHeading, marginBlockEnd: space(2.5) },
});

/** What clients write on the reviews platform. */
export function Reviews() {
  return (
    <Band aria-label={reviews.heading}>
      <Container>
        <h2>{reviews.heading}</h2>
        <ReviewsWidget />
      </Container>
    </Band>
  );
}
