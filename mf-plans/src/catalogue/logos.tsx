import { useSite } from '@mosaico/shared-types';
import styles from './logos.module.css';

/** As many as fill a tile. */
const most = 6;

/** Logos of the agency's clients. */
export function Logos() {
  return (
    <div className={styles.logos}>
      {useSite()
        .clientLogos.slice(0, most)
        .map(({ id, src }) => (
          <img key={id} src={src} alt="" width={192} height={64} loading="lazy" decoding="async" />
        ))}
    </div>
  );
}

/** The logo of one client, by how its description begins; nothing where there is none. */
export function ClientLogo({ of }: { of: string }) {
  const logo = useSite().clientLogos.find(({ alt }) => alt.startsWith(of));
  return logo ? <img src={logo.src} alt="" width={192} height={64} decoding="async" /> : null;
}
