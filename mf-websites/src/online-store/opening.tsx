import { SiteSketch } from '../site-sketch/site-sketch.tsx';
import { Stage, type Piece, type Screens } from '../website-detail/stage.tsx';
import styles from './opening.module.css';

/** Three steps across: the shop, the cart, and the order that is paid. */
const pieces = ({ front, pages: [home, , , cart, order] }: Screens): readonly Piece[] => [
  { shows: [front], onPhone: home, frame: 'browser' },
  { shows: [cart], frame: 'phone' },
  { shows: [order], frame: 'phone' },
];

interface OpeningProps {
  categories: number;
  products: number;
}

/** A finished one; a drawing where the site has none. */
export default function Opening({ categories, products }: OpeningProps) {
  return (
    <Stage topic="stores" className={styles.set} pieces={pieces}>
      <SiteSketch sketch={{ kind: 'products', columns: categories, count: products }} />
    </Stage>
  );
}
