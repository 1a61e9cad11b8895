import { SiteSketch } from '../site-sketch/site-sketch.tsx';
import { Stage, type Piece, type Screens } from '../website-detail/stage.tsx';
import styles from './opening.module.css';

/** The film in the middle, what is promised and what is offered at its side, and the whole page on a phone. */
const pieces = ({ pages: [promise, film, letter, offer] }: Screens): readonly Piece[] => [
  { shows: [film], only: 'wide' },
  { shows: [promise], only: 'wide' },
  { shows: [offer], only: 'wide' },
  { shows: [promise, film, letter], frame: 'phone' },
];

/** A finished one; a drawing where the site has none. */
export default function Opening() {
  return (
    <Stage topic="landing-pages" className={styles.set} pieces={pieces}>
      <SiteSketch sketch={{ kind: 'video' }} />
    </Stage>
  );
}
