import { useId } from 'react';
import { Link } from 'react-router';
import { section, useServices } from '@mosaico/shared-types';
import { ActionLink, Actions, Container, Price } from '@mosaico/shared-ui';
import { hero } from './content.ts';
import { HeroVideo } from './hero-video.tsx';
import styles from './hero.module.css';

const Work = section('static', () => import('./hero-work.tsx'));

/** The first screen: what the agency does for a business, and a work of it, large, the video, and what it costs. */
export function Hero() {
  const services = useServices().slice(0, 2);
  const note = useId();
  return (
    <header className={styles.band}>
      <Container className={styles.words}>
        <h1>{hero.title}</h1>
        <p className={styles.promise}>{hero.promise}</p>
        <p>{hero.lead}</p>
        <Actions>
          <ActionLink to="mf-testimonials/video-testimonials">{hero.cases}</ActionLink>
          <ActionLink to="mf-plans/marketing-plans" look="secondary" describedBy={note}>
            {hero.quote}
          </ActionLink>
        </Actions>
        <small id={note}>{hero.quoteNote}</small>
        <ActionLink to="#precios" look="text" icon={null}>
          {hero.prices}
        </ActionLink>
      </Container>
      <div className={styles.wall}>
        <div className={styles.video}>
          <HeroVideo />
        </div>
        {services.length > 0 && (
          <dl className={styles.prices}>
            {services.map(({ path, to, title, price }) => (
              <div key={path} data-tile="">
                <dt>
                  <Link discover="none" to={to} data-cover="">
                    {title}
                  </Link>
                </dt>
                <dd>
                  <Price amount={price} size="small" />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Work frame={<div className={styles.work} data-tile="" />} />
      </div>
    </header>
  );
}
