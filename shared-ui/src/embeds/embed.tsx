import { useEffect, useRef, useState } from 'react';
import { useSite, type AnswerTopic } from '@mosaico/shared-types';
import { ActionButton } from '../actions/action-button.tsx';
import { ActionLink } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import { ChatLinkButton } from '../actions/chat-link-button.tsx';
import { copy } from '../basics/copy.ts';
import { frameHasArrived, framePatience, isBlank, isOwnAddress } from './frame-arrival.ts';
import { Mosaic } from '../art/mosaic.tsx';
import { useHydrated } from '../basics/use-hydrated.ts';
import { useNear } from '../basics/use-near.ts';
import { useScript } from '../basics/use-script.ts';
import { AnsweredBy } from '../people/answered-by.tsx';
import { useSteadyFocus } from './use-steady-focus.ts';
import styles from './embed.module.css';

/** Heights that embedded forms, calendars and surveys need, in px. */
export type EmbedHeight = 856 | 654 | 600 | 533;

/** What an embedded form may do, and nothing else: no downloads, no dialogs, no clipboard, no camera. */
const sandbox = [
  'allow-scripts', // calendars are programs
  'allow-same-origin', // with the storage of their own origin, without which most of them do not start
  'allow-forms', // send what the visitor typed
  'allow-popups', // open a link in a new tab: a payment, a calendar entry, their privacy policy
  'allow-popups-to-escape-sandbox', // where these rules no longer hold
  'allow-top-navigation-by-user-activation', // lead on to the thank-you page after sending
].join(' ');

/** Props of {@link Embed}. */
export interface EmbedProps {
  /** Address of the form, calendar or survey. */
  address: string;
  /** What it is, for assistive technology. */
  title: string;
  /** In px. */
  height: EmbedHeight;
  /** What the visitor writes about in it: who answers for that is named above it. Default: `sales`. */
  topic?: AnswerTopic | undefined;
}

/**
 * A form, calendar or survey of another site, in a frame. It is prerendered, so it works without scripts. With scripts, a frame
 * that is still blank after 10 s in view is replaced by a message, a link and the chat. Whether another origin's document is an error
 * page cannot be known, so its frame stays, with the link beside it.
 */
export function Embed(props: EmbedProps) {
  // Another address is another embed, with a timeout of its own.
  return <Framed key={props.address} {...props} />;
}

function Framed({ address, title, height, topic }: EmbedProps) {
  const { scripts, people = [] } = useSite();
  const isOwn = isOwnAddress(address);
  const place = useRef<HTMLDivElement>(null);
  const [isPrerendered] = useState(!useHydrated());
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const near = useNear(place);
  const inView = useNear(place, '0px');
  useScript(scripts.formEmbed, { id: 'form-embed', when: near });
  useSteadyFocus(place);

  // The first frame of a prerendered page may have painted, or loaded, before anybody looked.
  const isFirst = isPrerendered && attempt === 0;

  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (state !== 'loading' || !frame) return undefined;
    const settle = (): void => setState(frameHasArrived(frame, address) ? 'loaded' : 'failed');
    if (isFirst && !isBlank(frame)) settle();
    frame.addEventListener('load', settle);
    // A document that still waits for a picture has arrived, too.
    const timer = inView ? setTimeout(settle, framePatience) : undefined;
    return () => {
      frame.removeEventListener('load', settle);
      clearTimeout(timer);
    };
  }, [address, state, attempt, isFirst, inView]);

  const retry = (): void => {
    setAttempt(attempt + 1);
    setState('loading');
    // The button goes; whoever pressed it stays here.
    place.current?.focus();
  };

  return (
    <div
      className={styles.place}
      ref={place}
      tabIndex={-1}
      data-height={height}
      data-state={state}
      data-new={isFirst ? undefined : ''}
    >
      {(isOwn && people.length === 0) || state === 'failed' ? null : (
        <div className={styles.beside}>
          <AnsweredBy topic={topic} />
          {isOwn ? null : (
            <p>
              {copy.embed.unseen}{' '}
              <ActionLink href={address} look="text">
                {copy.embed.open}
              </ActionLink>
            </p>
          )}
        </div>
      )}
      {state === 'loaded' ? null : (
        <div className={styles.art}>
          <Mosaic seed={title} columns={8} rows={8} />
        </div>
      )}
      {state === 'loading' ? (
        <p className={styles.waiting} role="status">
          {copy.embed.loading}
        </p>
      ) : null}
      {state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <strong>{copy.embed.failed}</strong>
          <p>{copy.embed.instead}</p>
          <Actions>
            <ActionLink href={address}>{copy.embed.open}</ActionLink>
            <ChatLinkButton look="secondary">{copy.embed.chat}</ChatLinkButton>
            <ActionButton look="text" onClick={retry}>
              {copy.embed.retry}
            </ActionButton>
          </Actions>
        </div>
      ) : (
        <iframe
          key={attempt}
          src={address}
          title={title}
          loading="lazy"
          // A page of this site needs no walls; browsers warn of walls that their own origin could climb.
          sandbox={isOwn ? undefined : sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  );
}
