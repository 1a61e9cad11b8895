import { useRef } from 'react';
import { ActionLink, ChatLinkButton, copy as shared, isOwnAddress, Mosaic, useNear } from '@mosaico/shared-ui';
import { useArrival } from './use-arrival.ts';
import styles from './reel.module.css';

/** A video may run its scripts and open links in a new tab, and nothing else. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** One reel, played in its place: its frame is made when the visitor comes near, and costs nothing until then. */
export function Reel({ address, name }: { address: string; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(place);
  const state = useArrival(frame, address, near);
  return (
    <figure className={styles.tile} data-state={state}>
      <div className={styles.screen} ref={place}>
        {state === 'loaded' ? null : <Mosaic seed={name} columns={4} rows={7} />}
        {near && state !== 'failed' ? (
          <iframe
            ref={frame}
            src={address}
            title={name}
            // A page of this site needs no walls; browsers warn of walls that their own origin could climb.
            sandbox={isOwnAddress(address) ? undefined : sandbox}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : null}
        {/* There before its words: readers miss a status that comes together with them. */}
        <div role="status">
          {state === 'failed' ? (
            <div className={styles.failed}>
              <strong>{shared.embed.failed}</strong>
              <ChatLinkButton look="text">{shared.embed.chat}</ChatLinkButton>
            </div>
          ) : null}
        </div>
      </div>
      <figcaption>
        <ActionLink href={address} look="text">
          {name}
        </ActionLink>
      </figcaption>
    </figure>
  );
}
