import styles from './sign.module.css';

/** What a service is drawn as: a figure, and a detail in a second colour, on a grid of 100 × 100. */
const drawings = {
  // A call that spreads.
  ads: {
    figure: 'M0 36A64 64 0 0 1 64 100H46A46 46 0 0 0 0 54zM0 0A100 100 0 0 1 100 100H82A82 82 0 0 0 0 18z',
    detail: 'M0 68A32 32 0 0 1 32 100H0z',
  },
  // A window with its blocks.
  websites: { figure: 'M0 6H100V28H0zM0 33H60V94H0zM65 66H100A28 28 0 0 1 72 94H65z', detail: 'M65 33H100V61H65z' },
  // Deals that advance from column to column.
  crm: { figure: 'M0 0H30V100H0zM35 0H65V68H35zM70 0H100V36H70z', detail: 'M85 41a15 15 0 1 0 0.1 0z' },
  // Steps, and a lesson to play.
  courses: { figure: 'M0 100V72H33V44H66V16H100V100z', detail: 'M4 6V50L40 28z' },
  // A mark.
  logo: {
    figure: 'M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0z',
    detail: 'M0 100V56A44 44 0 0 1 44 100zM100 0V44A44 44 0 0 1 56 0z',
  },
  // A frame to play.
  videos: { figure: 'M0 10H100V54A36 36 0 0 1 64 90H0z', detail: 'M34 30V70L68 50z' },
  // A feed, one post of it new.
  social: { figure: 'M0 0H48V48H0zM0 52H48V100H0zM52 52H100V100H52z', detail: 'M52 0H100A48 48 0 0 1 52 48z' },
  // Months, each beside the one before.
  marketing: {
    figure: 'M0 0H30V30H0zM35 0H65V30H35zM0 35H30V65H0zM70 35H100V65H70zM35 70H65V100H35zM70 70H100V100H70z',
    detail: 'M70 0H100V30H70zM35 35H65V65H35zM0 70H30V100H0z',
  },
} as const;

/** Name of a service's drawing. */
export type SignName = keyof typeof drawings;

/** The sign of a service; decoration, the words beside it say the same. */
export function Sign({ name }: { name: SignName }) {
  const { figure, detail } = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true">
      <path d={figure} className="figure" />
      <path d={detail} className="detail" />
    </svg>
  );
}
