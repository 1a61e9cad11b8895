import { useContent } from '@mosaico/shared-types';
import { SiteSketch } from '../site-sketch/site-sketch.tsx';
import { Stage, type Piece, type Screens } from '../website-detail/stage.tsx';
import { drawn } from './content.ts';
import styles from './opening.module.css';

/** Every page, fanned out behind the first one. */
const pieces = ({ pages: [home, ...others], phone }: Screens): readonly Piece[] => [
  { shows: [home], onPhone: phone, frame: 'browser' },
  ...others.map((page): Piece => ({ shows: [page], frame: 'browser' })),
];

/** A finished one; a drawing where the site has none. */
export default function Opening() {
  return (
    <Stage topic="corporate-sites" className={styles.set} pieces={pieces}>
      <SiteSketch sketch={{ kind: 'pages', count: useContent(drawn) }} />
    </Stage>
  );
}
