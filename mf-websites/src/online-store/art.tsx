import { glaze } from '../site-sketch/drawing.tsx';
import { Canvas } from '../website-detail/canvas.tsx';

const inset = 14;
const category = { size: 20, step: 27 };
const product = { width: 36, height: 30, stepX: 45.6, stepY: 46 };
const shelves = inset + 70;

/** What a shop’s front shows. */
export interface ShopProps {
  categories: number;
  products: number;
}

/** A shop's front on a sheet with so many products in a row. */
function Shop({ categories, products, columns, shape }: ShopProps & { columns: number; shape: 'wide' | 'narrow' }) {
  const height = shelves + Math.ceil(products / columns) * product.stepY + 4;
  const width = 2 * inset + (columns - 1) * product.stepX + product.width;
  // As far apart as the shelves are wide.
  const step = Math.max(category.step, (width - 2 * inset - category.size) / Math.max(1, categories - 1));
  return (
    <Canvas shape={shape} width={width} height={height}>
      <rect width={width} height={height} rx="3" className="sheet" />
      <path d={`M${inset} ${inset}h16v6a10 10 0 0 1 -10 10h-6z`} className="a" />
      <rect x={inset + 24} y={inset + 3} width={width - 140} height="10" rx="5" className="d" />
      <path d={`M${width - inset - 36} ${inset}h28l-5 13h-19z`} className="c" />
      <circle cx={width - inset - 6} cy={inset + 3} r="7" className="b" />
      {Array.from({ length: categories }, (_, cell) => (
        <g key={cell}>
          <circle
            cx={inset + category.size / 2 + cell * step}
            cy={inset + 40}
            r={category.size / 2}
            className={glaze(cell)}
          />
        </g>
      ))}
      {Array.from({ length: products }, (_, cell) => (
        <g key={cell}>
          <Product
            cell={cell}
            x={inset + (cell % columns) * product.stepX}
            y={shelves + Math.floor(cell / columns) * product.stepY}
          />
        </g>
      ))}
    </Canvas>
  );
}

function Product({ cell, x, y }: { cell: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {cell % 4 === 1 ? (
        <>
          <rect width={product.width} height={product.height} className="d" />
          <circle cx={product.width / 2} cy={product.height / 2} r="10" className={glaze(cell)} />
        </>
      ) : (
        <path d="M0 0h36v16a14 14 0 0 1 -14 14H0z" className={glaze(cell)} />
      )}
      <rect y={product.height + 4} width={cell % 3 === 2 ? 18 : 24} height="3" className="c" />
    </g>
  );
}

/** A shop's front: a mark for each category, and below them as many products as it holds. */
export default function ShopArt(shop: ShopProps) {
  return (
    <>
      <Shop {...shop} shape="wide" columns={6} />
      <Shop {...shop} shape="narrow" columns={10} />
    </>
  );
}
