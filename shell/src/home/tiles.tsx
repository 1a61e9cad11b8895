import { useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, ArrowOut, copy, Section, VisuallyHidden } from '@mosaico/shared-ui';
import { tiles } from './content.ts';
import { TileArt } from './tile-art.tsx';
import styles from './tiles.module.css';

/** The services as a wall of tiles; each opens its survey in a new tab. */
export default function Tiles() {
  const { surveys } = useSite();
  return (
    <Section heading={tiles.heading} lead={tiles.lead} id="servicios">
      <ul className={styles.wall} role="list">
        {tiles.items.map(({ key, title, icon, gradient }) => (
          <li key={key}>
            <a
              className={styles.tile}
              href={surveys.tiles[key]}
              target="_blank"
              rel="noopener noreferrer"
              data-gradient={gradient}
            >
              <TileArt icon={icon} />
              <ArrowOut size={24} />
              <span className={styles.label}>
                {title}
                <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.fixed}>
        <p>{tiles.fixed.text}</p>
        <Actions>
          {tiles.fixed.links.map(({ to, label }) => (
            <ActionLink key={to} to={to} look="text">
              {label}
            </ActionLink>
          ))}
        </Actions>
      </div>
    </Section>
  );
}
