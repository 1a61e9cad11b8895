import { Link } from 'react-router-dom';
import { useServices } from '@mosaico/shared-types';
import { ActionLink, Actions, Container, Price } from '@mosaico/shared-ui';
import { hero } from './content.ts';
import { HeroVideo } from './hero-video.tsx';
import { HeroWall } from './hero-wall.tsx';
import styles from './hero.module.css';

/** The first screen: who the agency is, what it costs, and the two ways on. */
export function Hero() {
  const services = useServices().slice(0, 2);
  return (
    <header className={styles.band}>
      <Container className={styles.words}>
        <h1>{hero.title}</h1>
        <p>{hero.lead}</p>
        <Actions>
          <ActionLink to="mf-testimonials/video-testimonials">{hero.cases}</ActionLink>
          <ActionLink to="mf-plans/marketing-plans" look="secondary">
            {hero.quote}
          </ActionLink>
        </Actions>
        <div className={styles.prices}>
          {services.length > 0 && (
            <dl>
              {services.map(({ path, title, price }) => (
                <div key={path}>
                  <dt>
                    <Link to={path}>{title}</Link>
                  </dt>
                  <dd>
                    <Price amount={price} size="small" />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ActionLink to="#precios" look="text" icon={null}>
            {hero.prices}
          </ActionLink>
        </div>
      </Container>
      <div className={styles.art}>
        <HeroVideo />
        <HeroWall place="beside" />
        <HeroWall place="above" />
      </div>
    </header>
  );
}
