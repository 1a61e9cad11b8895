import { useContent } from '@mosaico/shared-types';
import { SiteSketch } from '../site-sketch/site-sketch.tsx';
import { Stage, type Piece, type Screens } from '../website-detail/stage.tsx';
import { drawn } from './content.ts';
import styles from './opening.module.css';

/** Every page, fanned out behind the first one. On a wide window one on each side, so that no words lie on words. */
const pieces = ({ pages: [home, ...others], phone }: Screens): readonly Piece[] => [
  { shows: [home], onPhone: phone, frame: 'browser' },
  ...others.map((page, nth): Piece => ({ shows: [page], frame: 'browser', only: nth % 2 ? 'narrow' : undefined })),
];

/** A finished one; a drawing where the site has none. */
export default function Opening() {
  return (
    <Stage topic="corporate-sites" className={styles.set} pieces={pieces}>
      <SiteSketch sketch={{ kind: 'pages', count: useContent(drawn) }} />
    </Stage>
  );
}
