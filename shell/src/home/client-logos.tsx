import { useSite } from '@mosaico/shared-types';
import { Carousel, Container } from '@mosaico/shared-ui';
import { logos } from './content.ts';
import styles from './client-logos.module.css';

/** Milliseconds that each position stays. */
const delay = 2000;

/** The agency's clients, passing by. */
export function ClientLogos() {
  const { clientLogos } = useSite();
  return (
    <section className={styles.strip} aria-label={logos.heading}>
      <Container className={styles.layout}>
        <div className={styles.words}>
          <h2>{logos.heading}</h2>
          {clientLogos.some(({ sample }) => sample) ? <p>{logos.samples}</p> : null}
        </div>
        <Carousel
          label={logos.carousel}
          delay={delay}
          inRow
          columns={{ narrow: 2.5, wide: 4 }}
          items={clientLogos.map(({ id, src, alt }) => ({
            id,
            content: <img className={styles.mark} src={src} alt={alt} width={192} height={64} loading="lazy" />,
          }))}
        />
      </Container>
    </section>
  );
}
