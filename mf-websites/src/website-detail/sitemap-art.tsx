import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import { Canvas } from './canvas.tsx';
import { FrontPage } from './front-page.tsx';
import type { Part } from './website.ts';

const gap = 6;

/** The site's pages: the front page as high as all the others, which stand beside it in a square. */
export function SitemapArt({ parts }: { parts: readonly Part[] }) {
  const others = parts.slice(1);
  const columns = Math.max(1, Math.ceil(Math.sqrt(others.length)));
  const rows = Math.max(1, Math.ceil(others.length / columns));
  const height = rows * sheet.height + (rows - 1) * gap;
  const scale = height / sheet.height;
  const left = sheet.width * scale + gap;
  return (
    <Canvas width={left + columns * (sheet.width + gap) - gap} height={height}>
      <g transform={`scale(${scale})`}>
        <FrontPage />
      </g>
      {others.map(({ name, wireframe }, cell) => (
        <g
          key={name}
          transform={`translate(${left + (cell % columns) * (sheet.width + gap)} ${Math.floor(cell / columns) * (sheet.height + gap)})`}
        >
          <WireframeShapes of={wireframe} nth={cell + 1} />
        </g>
      ))}
    </Canvas>
  );
}
