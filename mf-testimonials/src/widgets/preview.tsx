import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { space, tileCorners, token, useHydrated } from 'shared-ui';
import type { HeightMessage } from '../testimonials-widget/frame-height.ts';
import { preview } from './content.ts';

// A page of somebody else's, in outline.
const Window = styled('div')({
  overflow: 'clip',
  border: `1.5px solid ${token.outline}`,
  borderRadius: tileCorners,
  backgroundColor: token.paper,
  '& > iframe': { width: '100%', border: 0 },
  '& > p': { padding: space(4), color: token.inkSoft },
  // The frame is on its way: nothing moves when it comes.
  '@media (scripting: enabled)': { '& > p': { minHeight: '560px' } },
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.75),
  padding: `${space(1)} ${space(2)}`,
  borderBlockEnd: `1.5px solid ${token.outline}`,
  backgroundColor: token.tinted,
  '& > i': { width: '0.75rem', height: '0.75rem', backgroundColor: token.tileA },
  '& > i:nth-of-type(2)': { backgroundColor: token.tileB, borderRadius: '0 0 0.75rem 0' },
  '& > i:nth-of-type(3)': { backgroundColor: token.tileE, borderRadius: '50%' },
  '& > span': {
    marginInlineStart: space(1.5),
    fontSize: token.sizeSmall,
    color: token.inkSoft,
  },
});

/** Props of {@link Preview}. */
export interface PreviewProps {
  /** Path of the widget. */
  path: string;
  /** The frame's name. */
  title: string;
  /** Pixels, until the widget says how many it needs. */
  height: number;
}

/** The widget in a frame that heeds its messages, as the copied code does. */
export function Preview({ path, title, height }: PreviewProps) {
  // Only with scripts: a frame that loads before somebody listens is never heard.
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [asked, setAsked] = useState(height);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Partial<HeightMessage> | null>): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data?.type === 'mosaico:height' && typeof data.height === 'number') setAsked(data.height);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <Window>
      <Bar aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{preview.address}</span>
      </Bar>
      {hydrated ? <iframe ref={frame} src={path} title={title} height={asked} loading="lazy" allowFullScreen /> : null}
      {hydrated ? null : <p>{preview.waiting}</p>}
    </Window>
  );
}
