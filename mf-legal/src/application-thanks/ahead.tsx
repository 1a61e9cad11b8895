import { DrawnCards, Section } from '@mosaico/shared-ui';
import { ahead } from './content.ts';
import styles from './ahead.module.css';

/** What comes after the evaluation, each with a drawing. */
export default function Ahead() {
  return (
    <Section heading={ahead.heading} lead={ahead.lead} tone="tinted">
      <DrawnCards
        items={ahead.items.map(({ id, drawn: [first, second, mark], ...words }) => ({
          ...words,
          drawing: (
            <div className={styles.drawing} data-id={id}>
              <p>
                {first}
                {id === 'work' ? <Loaf /> : id === 'talk' ? <Bust /> : null}
              </p>
              <p>
                {second}
                {id === 'work' ? <Brake /> : id === 'talk' ? <Bust /> : null}
              </p>
              <b>{mark}</b>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

function Bust() {
  return (
    <svg viewBox="0 0 144 92">
      <path d="M16 92a56 40 0 0 1 112 0zM46 28a26 26 0 0 1 52 0 26 26 0 0 1-52 0z" />
    </svg>
  );
}

function Loaf() {
  return (
    <svg viewBox="28 32 144 78">
      <path d="M30 96q0-62 70-62t70 62q0 12-14 12H44q-14 0-14-12z" />
      <path d="m62 46 14 34M94 38l12 38M128 42l10 32" />
    </svg>
  );
}

function Brake() {
  return (
    <svg viewBox="0 0 144 78">
      <path d="M12 78a60 60 0 0 1 120 0z" />
      <path d="M50 78a22 22 0 0 1 44 0M30 60l.1.1M46 36l.1.1M72 27l.1.1M98 36l.1.1M114 60l.1.1" />
    </svg>
  );
}
