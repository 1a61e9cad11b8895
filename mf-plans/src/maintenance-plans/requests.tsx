import { styled } from '@mui/material/styles';
import { Check, space, token } from 'shared-ui';

const List = styled('ul')({ display: 'grid', gap: space(3) });

const Message = styled('p')({
  width: 'fit-content',
  maxWidth: '88%',
  marginInlineStart: 'auto',
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: `${space(2.5)} ${space(2.5)} ${token.radius} ${space(2.5)}`,
  backgroundColor: token.tileD,
});

const Result = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(2),
  marginBlockStart: space(1.25),
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: space(6),
    height: space(6),
    borderRadius: `${token.radius} ${token.radius} ${space(3)} ${token.radius}`,
    backgroundColor: token.tileB,
    color: token.onHighlight,
  },
  '& strong': { display: 'block', lineHeight: 1.3 },
  '& small': { fontSize: token.sizeSmall, color: token.inkSoft },
});

const Note = styled('p')({ marginBlockEnd: space(1.5), fontSize: token.sizeSmall, color: token.inkSoft });

/** What a client may ask for, and what becomes of it. */
export interface Request {
  message: string;
  result: string;
  plans: string;
}

/** Requests as they come in by chat, each with what is done about it and in which plans. */
export function Requests({ note, requests }: { note: string; requests: readonly Request[] }) {
  return (
    <>
      <Note>{note}</Note>
      <List role="list">
        {requests.map(({ message, result, plans }) => (
          <li key={result}>
            <Message>{message}</Message>
            <Result>
              <span>
                <Check />
              </span>
              <div>
                <strong>{result}</strong>
                <small>{plans}</small>
              </div>
            </Result>
          </li>
        ))}
      </List>
    </>
  );
}
