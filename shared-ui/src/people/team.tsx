import { useSite } from '@mosaico/shared-types';
import { copy } from '../basics/copy.ts';
import { Section } from '../basics/section.tsx';
import { Portrait } from './portrait.tsx';
import styles from './team.module.css';

/** Who works at the agency: portrait, name, role, a sentence, and what they answer for; nothing where the site configuration names nobody. */
export function Team() {
  const { people = [] } = useSite();
  if (people.length === 0) return null;
  return (
    <Section heading={copy.people.heading}>
      <ul className={styles.people} role="list">
        {people.map(({ name, role, about, picture, answers = [] }) => (
          <li key={name}>
            <div className={styles.portrait}>
              <Portrait name={name} picture={picture} />
            </div>
            <div className={styles.words}>
              <h3>{name}</h3>
              {role === undefined ? null : <p className={styles.role}>{role}</p>}
              {about === undefined ? null : <p>{about}</p>}
              {answers.length === 0 ? null : (
                <p className={styles.answers}>
                  {copy.people.answers} {inWords(answers.map((topic) => copy.people.topics[topic]))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const inWords = (words: readonly string[]): string => new Intl.ListFormat('es').format(words);
