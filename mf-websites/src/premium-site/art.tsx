import { sheet, WireframeShapes, type Wireframe } from '../site-sketch/wireframes.tsx';
import { Canvas } from '../website-detail/canvas.tsx';
import { FrontPage, WideFrontPage, wideFront } from './front-page.tsx';

const gap = 6;

/** The pages behind the front page: five, and one for each of four services. */
const below: readonly Wireframe[] = ['about', 'services', 'gallery', 'questions', 'contact'];
const services = 4;

interface PageProps {
  of: Wireframe;
  nth: number;
  x: number;
  y: number;
  scale?: number;
}

function Page({ of, nth, x, y, scale = 1 }: PageProps) {
  return (
    <g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <WireframeShapes of={of} nth={nth} />
      </g>
    </g>
  );
}

const width = below.length * (sheet.width + gap) - gap;
/** Of a service's page: four are as wide as five. */
const large = (width - (services - 1) * gap) / services / sheet.width;

/** A site's map: its front page, the pages below it, and the services below these. */
function Wide() {
  const second = wideFront.height + gap;
  const third = second + sheet.height + gap;
  return (
    <Canvas shape="wide" width={width} height={third + sheet.height * large}>
      <g>
        <WideFrontPage />
      </g>
      {below.map((of, nth) => (
        <Page key={of} of={of} nth={nth + 1} x={nth * (sheet.width + gap)} y={second} />
      ))}
      {Array.from({ length: services }, (_, nth) => (
        <Page key={nth} of="service" nth={nth} x={nth * (sheet.width * large + gap)} y={third} scale={large} />
      ))}
    </Canvas>
  );
}

const rest: readonly Wireframe[] = [
  ...below.slice(0, 2),
  ...Array.from({ length: services }, () => 'service' as const),
  ...below.slice(2),
];
const columns = 3;
const height = (rest.length / columns) * (sheet.height + gap) - gap;

/** The front page as high as all the others, which stand beside it. */
function Narrow() {
  const scale = height / sheet.height;
  const left = sheet.width * scale + gap;
  return (
    <Canvas shape="narrow" width={left + columns * (sheet.width + gap) - gap} height={height}>
      <g>
        <g transform={`scale(${scale})`}>
          <FrontPage />
        </g>
      </g>
      {rest.map((of, nth) => (
        <Page
          key={nth}
          of={of}
          nth={nth + 1}
          x={left + (nth % columns) * (sheet.width + gap)}
          y={Math.floor(nth / columns) * (sheet.height + gap)}
        />
      ))}
    </Canvas>
  );
}

/** Ten pages, of which four are of one service each. */
export default function PremiumArt() {
  return (
    <>
      <Wide />
      <Narrow />
    </>
  );
}
