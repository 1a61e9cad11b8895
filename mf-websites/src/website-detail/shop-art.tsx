import { glaze } from '../site-sketch/drawing.tsx';
import { Canvas } from './canvas.tsx';

const columns = 6;
const inset = 14;
const category = { size: 20, step: 27 };
const product = { width: 36, height: 30, stepX: 45.6, stepY: 46 };

/** A shop's front: a mark for each category, and below them as many products as it holds. */
export function ShopArt({ categories, products }: { categories: number; products: number }) {
  const shelves = inset + 70;
  const height = shelves + Math.ceil(products / columns) * product.stepY + 4;
  const width = 2 * inset + (columns - 1) * product.stepX + product.width;
  return (
    <Canvas width={width} height={height}>
      <rect width={width} height={height} rx="3" className="sheet" />
      <path d={`M${inset} ${inset}h16v6a10 10 0 0 1 -10 10h-6z`} className="a" />
      <rect x={inset + 24} y={inset + 3} width="128" height="10" rx="5" className="d" />
      <path d={`M${width - inset - 36} ${inset}h28l-5 13h-19z`} className="c" />
      <circle cx={width - inset - 6} cy={inset + 3} r="7" className="b" />
      {Array.from({ length: categories }, (_, cell) => (
        <circle
          key={cell}
          cx={inset + category.size / 2 + cell * category.step}
          cy={inset + 40}
          r={category.size / 2}
          className={glaze(cell)}
        />
      ))}
      {Array.from({ length: products }, (_, cell) => (
        <g
          key={cell}
          transform={`translate(${inset + (cell % columns) * product.stepX} ${shelves + Math.floor(cell / columns) * product.stepY})`}
        >
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
      ))}
    </Canvas>
  );
}
