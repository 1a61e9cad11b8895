import { Container, ReviewsWidget } from '@mosaico/shared-ui';
import { reviews } from './content.ts';
import styles from './reviews.module.css';

/** What clients write on the reviews platform. */
export default function Reviews() {
  return (
    <section className={styles.band} aria-label={reviews.heading}>
      <Container>
        <h2>{reviews.heading}</h2>
        <ReviewsWidget />
      </Container>
    </section>
  );
}
