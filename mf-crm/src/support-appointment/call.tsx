import { Face } from '../people/face.tsx';
import { call } from './content.ts';
import styles from './call.module.css';

/** The appointment that is asked for, as an example: the fault on a shared screen, who helps and who asked, and what was written before. Decoration. */
export default function Call() {
  const { screen } = call;
  return (
    <div className={styles.call} data-assemble="" aria-hidden="true">
      <div className={styles.screen} data-tile="">
        <p>{screen.of}</p>
        <b>{screen.done}</b>
        <i />
        <b>{screen.fault}</b>
        <i />
        <b>{screen.then}</b>
      </div>
      <div data-tile="">
        <Face of="equipo" />
        <p>{call.team}</p>
      </div>
      <div data-tile="">
        <Face of="oscar" />
        <p>{call.client}</p>
      </div>
      <dl data-tile="">
        {call.lines.map(([asked, said]) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
