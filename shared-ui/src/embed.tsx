import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ActionButton } from './action-button.tsx';
import { ActionLink } from './action-link.tsx';
import { Actions } from './actions.tsx';
import { ChatLinkButton } from './chat-link-button.tsx';
import { copy } from './copy.tsx';
import { Mosaic } from './mosaic.tsx';
import { space, tileCorners, token } from './tokens.tsx';
import { useHydrated } from './use-hydrated.tsx';
import { useNear } from './use-near.tsx';
import { useScript } from './use-script.tsx';

/** Heights that embedded forms, calendars and surveys need, in px. */
export type EmbedHeight = 856 | 654 | 600 | 533;

/** An embed that is in view and has not loaded within so many milliseconds has failed. */
const patience = 10_000;

/**
 * What an embedded form may do: run its scripts with its own origin's storage, send itself, and open what it links to
 * (a payment, a calendar file) in a new tab that is not held to these rules. It may take the whole page elsewhere only
 * when the visitor asks (the thank-you page after sending), and nothing else.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const Place = styled('div')({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: token.raised,
  borderRadius: tileCorners,
  boxShadow: token.shadow,
  '&[data-height="856"]': { minHeight: 856 },
  '&[data-height="654"]': { minHeight: 654 },
  '&[data-height="600"]': { minHeight: 600 },
  '&[data-height="533"]': { minHeight: 533 },
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, backgroundColor: '#fff' },
  '&[data-state="loading"] > iframe': { opacity: 0 },
  '@media (scripting: none)': { '&[data-state] > iframe': { opacity: 1 } },
});

const Waiting = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: space(2),
  padding: space(3),
  color: token.inkSoft,
  '& > svg': { position: 'absolute', inset: 0, opacity: 0.28 },
  '& > p': {
    position: 'relative',
    padding: `${space(1)} ${space(2)}`,
    borderRadius: token.radius,
    backgroundColor: token.raised,
    fontWeight: 600,
  },
});

const Failed = styled('div')({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(2.5),
  minHeight: '20rem',
  padding: `clamp(${space(3)}, 5vw, ${space(6)})`,
  '& > strong': { fontFamily: token.display, fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& > p': { maxWidth: '46ch', color: token.inkSoft },
});

/** Props of {@link Embed}. */
export interface EmbedProps {
  /** Address of the form, calendar or survey. */
  address: string;
  /** What it is, for assistive technology. */
  title: string;
  /** In px. */
  height: EmbedHeight;
}

/**
 * A form, calendar or survey from outside, in a frame. It is in the prerendered page, so it works without scripts; with
 * them, one that does not load within 10 s or is blocked gives way to a message, a link to it, and the chat.
 */
export function Embed({ address, title, height }: EmbedProps) {
  // Another address is another embed, with a patience of its own.
  return <Framed key={address} address={address} title={title} height={height} />;
}

function Framed({ address, title, height }: EmbedProps) {
  const { scripts } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isPrerendered] = useState(!useHydrated());
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const near = useNear(place);
  const inView = useNear(place, '0px');
  useScript(scripts.formEmbed, { id: 'form-embed', when: near });

  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (state !== 'loading' || !frame) return undefined;
    let open = true;
    const settle = (arrived: boolean): void => {
      if (open) setState(arrived ? 'loaded' : 'failed');
    };
    const onLoad = (): void => void hasArrived(frame, address).then(settle);
    // A prerendered frame may have loaded before anybody could hear of it.
    if (isPrerendered && performance.getEntriesByName(new URL(address, location.href).href).length > 0) onLoad();
    frame.addEventListener('load', onLoad);
    const timer = inView ? setTimeout(() => settle(false), patience) : undefined;
    return () => {
      open = false;
      clearTimeout(timer);
      frame.removeEventListener('load', onLoad);
    };
  }, [address, state, attempt, inView, isPrerendered]);

  const retry = (): void => {
    setAttempt(attempt + 1);
    setState('loading');
  };

  if (state === 'failed') {
    return (
      <Place ref={place} role="alert">
        <Failed>
          <strong>{copy.embed.failed}</strong>
          <p>{copy.embed.instead}</p>
          <Actions>
            <ActionLink href={address}>{copy.embed.open}</ActionLink>
            <ChatLinkButton look="secondary">{copy.embed.chat}</ChatLinkButton>
            <ActionButton look="text" onClick={retry}>
              {copy.embed.retry}
            </ActionButton>
          </Actions>
        </Failed>
      </Place>
    );
  }
  return (
    <Place ref={place} data-height={height} data-state={state}>
      {state === 'loading' ? (
        <Waiting role="status">
          <Mosaic seed={title} columns={8} rows={8} />
          <p>{copy.embed.loading}</p>
        </Waiting>
      ) : null}
      <iframe
        key={attempt}
        src={address}
        title={title}
        loading="lazy"
        // A page of this site needs no walls; browsers warn of walls that their own origin could climb.
        sandbox={isOwn(address) ? undefined : sandbox}
        allow="clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Place>
  );
}

/** Whether an address of the site configuration is on this site: the demonstration's stand-ins are. */
function isOwn(address: string): boolean {
  return address.startsWith('/');
}

/**
 * Whether what a frame has loaded is what was asked for: browsers tell of their own error page by the same event. A
 * page of this site's origin can be looked into; of another's, only that it answers can be known.
 */
async function hasArrived(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  if (isOwn(address)) return frame.contentDocument !== null;
  return fetch(address, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}
