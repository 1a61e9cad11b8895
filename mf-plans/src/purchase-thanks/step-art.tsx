import { drawn } from './content.ts';
import styles from './step-art.module.css';

/** Props of {@link StepArt}. */
interface StepArtProps {
  of: 'receipts' | 'chat' | 'site';
}

/** What a step after a purchase is about, as an example. Decoration. */
export default function StepArt({ of }: StepArtProps) {
  const { receipts, chat, site } = drawn;
  if (of === 'receipts')
    return (
      <div className={styles.receipts}>
        {receipts.map(([from, what, mark]) => (
          <p key={from}>
            <b>{from}</b> {what} <strong>{mark}</strong>
          </p>
        ))}
      </div>
    );
  if (of === 'chat')
    return (
      <div className={styles.chat}>
        <p>{chat.asked}</p>
        <p>{chat.sent}</p>
        <svg viewBox="0 0 196 60">
          <path d="M0 0h60v60H0z" />
          <path d="M68 0h60v60H68zM136 0h60v40a20 20 0 0 1-20 20h-40z" />
          <path d="M20 8h20q-3 8 4 14a20 20 0 1 1-28 0q7-6 4-14z" />
          <path d="M68 60V46l16-16 14 12 10-8 20 18v8zM106 12a7 7 0 1 0 .1 0zM148 16h36v6h-36zM148 28h36v6h-36zM148 40h22v6h-22z" />
        </svg>
      </div>
    );
  return (
    <div className={styles.site}>
      <p>
        <b>{site.name}</b> {site.menu}
      </p>
      <strong>{site.title}</strong>
      <svg viewBox="0 0 120 120">
        <path d="M20 100h80v6H20z" />
        <path d="M46 16h28q-4 14 8 26a36 36 0 1 1-44 0q12-12 8-26z" />
        <path d="M84 62q26 2 18 38H84q8-14 0-38z" />
      </svg>
      <i>{site.left}</i>
    </div>
  );
}
