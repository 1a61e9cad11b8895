import { section, useSite, useYear } from '@mosaico/shared-types';
import { Container, ReviewsWidget } from '@mosaico/shared-ui';
import { useInteractive } from '../routing/interactive.ts';
import { layoutCopy } from './content.ts';
import frieze from './frieze.module.css';
import styles from './footer.module.css';

const Words = section('static', () => import(/* webpackChunkName: "static" */ './footer-words.tsx'));
const Frieze = section('static', () => import(/* webpackChunkName: "static" */ './frieze.tsx'));

/** The footer of every page: contact, links, and reviews. */
export function Footer() {
  const { agency } = useSite();
  const year = useYear();
  const isInteractive = useInteractive();
  return (
    <footer className={styles.band} data-tone="ink">
      <Container className={styles.grid}>
        <Words frame={<div className={styles.words} />} />
        <div className={styles.below}>
          <ReviewsWidget when={isInteractive} />
          <p className={styles.legal}>
            © {year} {agency.legalName}. {layoutCopy.footer.rights}
          </p>
        </div>
      </Container>
      <Frieze frame={<svg className={frieze.canvas} aria-hidden="true" />} />
    </footer>
  );
}
