import { answererOf, telephoneLink, useSite, type AnswerTopic } from '@mosaico/shared-types';
import { copy } from '../basics/copy.ts';
import { Portrait } from './portrait.tsx';
import styles from './answered-by.module.css';

/** Props of {@link AnsweredBy}. */
export interface AnsweredByProps {
  /** What the visitor writes about. Default: `sales`. */
  topic?: AnswerTopic | undefined;
  /** With the agency's telephone, where it has one. */
  call?: boolean;
}

/** Who of the agency answers what a visitor sends; nothing where the site configuration names nobody. */
export function AnsweredBy({ topic = 'sales', call = false }: AnsweredByProps) {
  const site = useSite();
  const person = answererOf(site, topic);
  if (!person) return null;
  const { telephone } = site.agency;
  return (
    <div className={styles.person}>
      <span className={styles.portrait}>
        <Portrait {...person} />
      </span>
      <p>
        {copy.people.answeredBy} <strong>{person.name}</strong>
        {person.role === undefined ? null : <small>{person.role}</small>}
      </p>
      {call && telephone !== undefined ? (
        <a href={telephoneLink(telephone)}>
          {copy.people.call} {telephone}
        </a>
      ) : null}
    </div>
  );
}
