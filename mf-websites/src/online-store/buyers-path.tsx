import { ArrowRight } from '@mosaico/shared-ui';
import { Screen, useScreens } from '../website-detail/screen.tsx';
import styles from './buyers-path.module.css';

/** From looking to paying: what a buyer sees, screen by screen, in a client's shop where the site has one. */
export function BuyersPath({ steps }: { steps: readonly { name: string; text: string }[] }) {
  const screens = useScreens('stores');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls: by keyboard, too
    <ol className={styles.path} role="list" tabIndex={0}>
      {steps.map(({ name, text }, nth) => (
        <li key={name}>
          <Screen of={screens[nth]} />
          <div>
            <strong>
              {name}
              {nth === steps.length - 1 ? null : <ArrowRight size={24} />}
            </strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
