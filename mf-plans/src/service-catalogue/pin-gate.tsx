import { useId, useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { useSite } from '@mosaico/shared-types';
import { ActionButton, Alert, ChatLinkButton } from '@mosaico/shared-ui';
import { gate } from './content.ts';
import styles from './pin-gate.module.css';

/** The field takes so many characters. Its style draws as many boxes: its `--boxes`. */
const pinLength = 6;

/** The locked catalogue. A courtesy: the PIN is compared in the browser, and nothing confidential stands behind it. */
export function PinGate({ onOpen }: { onOpen: () => void }) {
  const { catalogue } = useSite();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (pin === catalogue.pin) return onOpen();
    setPin('');
    setWrong(true);
    field.current?.focus();
  };
  // The browser would cut a pasted PIN before its spaces are taken off.
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    setPin(event.clipboardData.getData('text').trim().slice(0, pinLength));
  };

  return (
    <div className={styles.panel}>
      <h2>{gate.heading}</h2>
      <p className={styles.withoutScripts}>{gate.withoutScripts}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id}>{gate.label}</label>
        <input
          className={styles.field}
          ref={field}
          id={id}
          type="password"
          maxLength={pinLength}
          autoComplete="off"
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          onPaste={paste}
          aria-invalid={wrong}
          aria-describedby={`${id}-wrong`}
        />
        <p className={styles.wrong} id={`${id}-wrong`} role="alert">
          {wrong ? (
            <>
              <Alert size={18} />
              {gate.wrong}
            </>
          ) : null}
        </p>
        <ActionButton type="submit" wide>
          {gate.submit}
        </ActionButton>
      </form>
      <div className={styles.ask}>
        <span>{gate.noPin}</span>{' '}
        <ChatLinkButton text={gate.askText} look="text">
          {gate.ask}
        </ChatLinkButton>
      </div>
    </div>
  );
}
