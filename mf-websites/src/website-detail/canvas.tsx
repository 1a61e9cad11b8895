import type { ReactNode } from 'react';
import { Drawing } from '../site-sketch/drawing.tsx';

interface CanvasProps {
  /** Beside the words, or below them on a narrow screen: each page's art is composed for both. */
  shape: 'wide' | 'narrow';
  width: number;
  height: number;
  /** Hangs over the lower edge of its place. */
  hangs?: boolean;
  children: ReactNode;
}

/** What a page's art is drawn on: as large as its place allows, never cropped. Its groups settle once, as tiles do. */
export function Canvas({ shape, width, height, hangs, children }: CanvasProps) {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={hangs ? 'xMidYMax meet' : 'xMidYMid meet'}
      data-shape={shape}
      aria-hidden="true"
    >
      {children}
    </Drawing>
  );
}
