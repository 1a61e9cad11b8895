import { Canvas } from '../website-detail/canvas.tsx';

const lines = [198, 208, 218, 236, 246];

/** One long page: its promise, the video, the letter with its signature, and the button. */
function Wide() {
  return (
    <Canvas shape="wide" width={260} height={330} hangs>
      <path d="M0 0h260v334H0z" className="sheet" />
      <g>
        <path d="M20 20h170v13h-170zM20 40h110v13h-110z" className="c" />
      </g>
      <g>
        <path d="M20 66h220v82a36 36 0 0 1 -36 36H20z" className="a" />
        <path d="M112 100v50l42 -25z" className="b" />
      </g>
      <g>
        {lines.map((y) => (
          <rect key={y} x="20" y={y} width={y === 218 ? 130 : y === 246 ? 92 : 220} height="4" className="d" />
        ))}
        <path d="M124 264c8 -20 15 -20 12 -3s7 7 12 -5 7 13 15 2 11 3 19 -2 12 4 26 -3" className="pen" />
      </g>
      <g>
        <path d="M20 286h120v14a14 14 0 0 1 -14 14H20z" className="b" />
      </g>
    </Canvas>
  );
}

/** The same as a phone that lies on its side has room for: the video, and the letter beside it. */
function Narrow() {
  return (
    <Canvas shape="narrow" width={340} height={200} hangs>
      <path d="M0 0h340v204H0z" className="sheet" />
      <g>
        <path d="M18 18h190v12h-190zM18 36h120v12h-120z" className="c" />
      </g>
      <g>
        <path d="M18 62h190v84a36 36 0 0 1 -36 36h-154z" className="a" />
        <path d="M92 96v52l46 -26z" className="b" />
      </g>
      <g>
        <path
          d="M228 64h94v4h-94zM228 74h94v4h-94zM228 84h56v4h-56zM228 100h94v4h-94zM228 110h70v4h-70z"
          className="d"
        />
        <path d="M246 138c6 -16 12 -16 10 -2s5 5 10 -4 6 10 12 2 9 2 15 -2 10 3 20 -2" className="pen" />
      </g>
      <g>
        <path d="M228 156h94v12a14 14 0 0 1 -14 14h-80z" className="b" />
      </g>
    </Canvas>
  );
}

/** A landing page about a video. */
export default function LetterArt() {
  return (
    <>
      <Wide />
      <Narrow />
    </>
  );
}
