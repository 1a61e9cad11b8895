import { useContent } from '@mosaico/shared-types';
import { SiteSketch } from '../site-sketch/site-sketch.tsx';
import { Stage, type Piece, type Screens } from '../website-detail/stage.tsx';
import { drawn } from './content.ts';
import styles from './opening.module.css';

/** The front page, and pages of single services before it. */
const pieces = ({ front, pages }: Screens): readonly Piece[] => [
  { shows: [front], onPhone: pages[0], frame: 'browser' },
  ...pages.slice(-4, -1).map((page): Piece => ({ shows: [page], frame: 'phone' })),
];

/** A finished one; a drawing where the site has none. */
export default function Opening() {
  return (
    <Stage topic="premium-sites" className={styles.set} pieces={pieces}>
      <SiteSketch sketch={{ kind: 'pages', count: useContent(drawn) }} />
    </Stage>
  );
}
