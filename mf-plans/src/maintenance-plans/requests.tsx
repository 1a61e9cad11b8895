import { Check } from '@mosaico/shared-ui';
import styles from './requests.module.css';

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
      <p className={styles.note}>{note}</p>
      <ul className={styles.list} role="list">
        {requests.map(({ message, result, plans }) => (
          <li key={result}>
            <p className={styles.message}>{message}</p>
            <div className={styles.result}>
              <span>
                <Check />
              </span>
              <div>
                <strong>{result}</strong>
                <small>{plans}</small>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
