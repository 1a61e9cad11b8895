import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import {
  ActionLink,
  ChatLinkButton,
  copy as shared,
  isOwnAddress,
  Mosaic,
  space,
  tileCorners,
  token,
  useNear,
} from 'shared-ui';
import { useArrival } from './use-arrival.ts';

const Tile = styled('figure')({
  position: 'relative',
  // Until the video is there, the link below it covers its place too.
  '&[data-state="waiting"] figcaption a::after': { content: '""', position: 'absolute', inset: 0 },
  '& figcaption': { marginBlockStart: space(1) },
});

const Screen = styled('div')({
  position: 'relative',
  aspectRatio: '9 / 16',
  borderRadius: tileCorners,
  overflow: 'clip',
  '& > svg, & > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > iframe': { border: 0, opacity: 0, transition: `opacity ${token.fast} ${token.ease}` },
  '[data-state="loaded"] > & > iframe': { opacity: 1 },
  '@media print': { display: 'none' },
});

const Failed = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: space(0.5),
  padding: space(2.5),
  backgroundColor: token.raised,
  '& > strong': { fontFamily: token.display, fontSize: '1.1875rem', lineHeight: 1.2 },
});

/** A video may run its scripts and open links in a new tab, and nothing else. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** One reel, played in its place: its frame is made when the visitor comes near, and costs nothing until then. */
export function Reel({ address, name }: { address: string; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(place);
  const state = useArrival(frame, address, near);
  return (
    <Tile data-state={state}>
      <Screen ref={place}>
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
        {state === 'failed' ? (
          <Failed role="status">
            <strong>{shared.embed.failed}</strong>
            <ChatLinkButton look="text">{shared.embed.chat}</ChatLinkButton>
          </Failed>
        ) : null}
      </Screen>
      <figcaption>
        <ActionLink href={address} look="text">
          {name}
        </ActionLink>
      </figcaption>
    </Tile>
  );
}
