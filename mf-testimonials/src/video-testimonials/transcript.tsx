import { useRef } from 'react';
import { useJsonLd, useSite, type Testimonial } from '@mosaico/shared-types';
import { Plus, useOpenOnPaper, VisuallyHidden } from '@mosaico/shared-ui';
import { videoObjectOf } from '../testimonials/video-object.ts';
import { transcriptWords } from './content.ts';
import styles from './transcript.module.css';

/**
 * What is said, heard and seen in the video, to read. The browser's own disclosure: it is in the page without scripts, and
 * find-in-page opens it. Search engines are told of the video where it can be read.
 */
export function Transcript({ testimonial }: { testimonial: Testimonial }) {
  const { name, transcript, captions } = testimonial;
  const { agency } = useSite();
  useJsonLd(() => videoObjectOf(testimonial, agency.origin) ?? []);
  const disclosure = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(disclosure);
  if (transcript === undefined) return null;
  return (
    <details className={styles.transcript} ref={disclosure}>
      <summary>
        <span>
          {transcriptWords.read} <VisuallyHidden>{`${transcriptWords.of} ${name}`}</VisuallyHidden>
        </span>
        <Plus size={16} />
      </summary>
      <p lang={captions?.language}>{transcript}</p>
    </details>
  );
}
