import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ClipboardEvent, type SubmitEvent } from 'react';
import { useSite } from 'shared-types';
import { ActionButton, Alert, ChatLinkButton, focusRing, space, tileCorners, token } from 'shared-ui';
import { gate } from './content.ts';

/** The field takes so many characters. */
const pinLength = 6;

const Panel = styled('div')({
  display: 'grid',
  gap: space(4),
  maxWidth: '30rem',
  padding: `clamp(${space(3)}, 4vw, ${space(5)})`,
  backgroundColor: token.raised,
  borderRadius: tileCorners,
  boxShadow: token.shadowLift,
  '& h2': { fontSize: token.sizeTitle },
});

const Form = styled('form')({
  display: 'grid',
  gap: space(1.5),
  '@media (scripting: none)': { display: 'none' },
  '& label': { fontWeight: 600 },
});

const Field = styled('input')({
  width: '100%',
  minHeight: space(8),
  padding: `${space(1)} ${space(2)}`,
  border: `1.5px solid ${token.outline}`,
  borderRadius: token.radius,
  backgroundColor: token.paper,
  color: token.ink,
  fontFamily: token.display,
  fontSize: '1.75rem',
  letterSpacing: '0.35em',
  '&:focus-visible': focusRing,
  '&[aria-invalid="true"]': { borderColor: token.negative },
});

const Wrong = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: space(3.5),
  color: token.negative,
  fontWeight: 600,
});

const WithoutScripts = styled('p')({ '@media (scripting: enabled)': { display: 'none' } });

const Ask = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${token.line}`,
});

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
    <Panel>
      <h2>{gate.heading}</h2>
      <WithoutScripts>{gate.withoutScripts}</WithoutScripts>
      <Form onSubmit={submit} noValidate>
        <label htmlFor={id}>{gate.label}</label>
        <Field
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
        <Wrong id={`${id}-wrong`} role="alert">
          {wrong ? (
            <>
              <Alert size={18} />
              {gate.wrong}
            </>
          ) : null}
        </Wrong>
        <ActionButton type="submit" wide>
          {gate.submit}
        </ActionButton>
      </Form>
      <Ask>
        <span>{gate.noPin}</span>
        <ChatLinkButton text={gate.askText} look="text">
          {gate.ask}
        </ChatLinkButton>
      </Ask>
    </Panel>
  );
}
