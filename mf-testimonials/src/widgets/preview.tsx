import { useEffect, useRef, useState } from 'react';
import { useNear } from '@mosaico/shared-ui';
import type { HeightMessage } from '../testimonials-widget/frame-height.ts';
import { preview } from './content.ts';
import styles from './preview.module.css';

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
  const place = useRef<HTMLDivElement>(null);
  // A whole page, for whoever sees it. Only with scripts: a frame that loads before somebody listens is never heard.
  const seen = useNear(place, '0px');
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
    <div className={styles.window} ref={place}>
      <BrowserBar />
      {seen ? <iframe ref={frame} src={path} title={title} height={asked} allowFullScreen /> : <p>{preview.waiting}</p>}
    </div>
  );
}

/** The upper edge of somebody else's page. */
export function BrowserBar() {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i />
      <i />
      <i />
      <span>{preview.address}</span>
    </div>
  );
}
