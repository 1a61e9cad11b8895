import { Face } from '../people/face.tsx';
import { call } from './content.ts';
import styles from './video-call.module.css';

/** The appointment as it will look: whoever helps, large; you, small; and the call's buttons. Decoration. */
export default function VideoCall() {
  return (
    <div className={styles.call}>
      <div>
        <Face of="equipo" />
        <b>{call.team}</b>
      </div>
      <div>
        <Face of="oscar" />
        <b>{call.you}</b>
      </div>
      <svg viewBox="0 0 232 52">
        <path d="M0 26a26 26 0 0 1 52 0 26 26 0 0 1-52 0zM60 26a26 26 0 0 1 52 0 26 26 0 0 1-52 0zM120 26a26 26 0 0 1 52 0 26 26 0 0 1-52 0z" />
        <path d="M180 26a26 26 0 0 1 52 0 26 26 0 0 1-52 0z" />
        <path d="M21 20a5 5 0 0 1 10 0v7a5 5 0 0 1-10 0zM17 26a9 9 0 0 0 18 0M26 35v5M73 18h17v16H73zm17 6 9-5v14l-9-5M133 17h26v18h-26zM146 31V21m-5 5 5-5 5 5M193 30q13-11 26 0v4l-7-2v-4q-6-2-12 0v4l-7 2z" />
      </svg>
    </div>
  );
}
