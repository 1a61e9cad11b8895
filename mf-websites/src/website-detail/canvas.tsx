import type { ReactNode } from 'react';
import { Drawing } from '../site-sketch/drawing.tsx';

interface CanvasProps {
  width: number;
  height: number;
  /** Hangs over the lower edge of its place. */
  hangs?: boolean;
  children: ReactNode;
}

/** What a page's art is drawn on: as large as its place allows, never cropped. */
export function Canvas({ width, height, hangs, children }: CanvasProps) {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={hangs ? 'xMidYMax meet' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </Drawing>
  );
}
