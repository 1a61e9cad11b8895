import { Face } from '../people/face.tsx';
import { tour } from './content.ts';
import styles from './board.module.css';

/** What the tour goes through: a client's board on a shared screen, and whoever shows it. Decoration. */
export default function Board() {
  return (
    <div className={styles.screen}>
      <p>
        <b>{tour.name}</b> {tour.of}
      </p>
      <div>
        {tour.stages.map(([stage, ...sales]) => (
          <div key={stage}>
            <b>{stage}</b>
            {sales.map(([sale, when]) => (
              <p key={sale}>
                {sale} <span>{when}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.host}>
        <Face of="equipo" />
        <b>{tour.host}</b>
      </div>
    </div>
  );
}
