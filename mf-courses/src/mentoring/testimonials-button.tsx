import { useEffect, useState, type MouseEvent } from 'react';
import { ActionButton, Dialog, ReviewsWidget, Tooltip } from '@mosaico/shared-ui';
import { testimonials } from './content.ts';
import styles from './testimonials-button.module.css';

/** Milliseconds on the page until the button appears, its tooltip goes, and the dialog's widget begins. */
const appearance = 20_000;
const hintDuration = 5_000;
const widgetDelay = 100;

/** Offers testimonials to whoever has been reading for a while. */
export function TestimonialsButton() {
  const [stage, setStage] = useState<'hidden' | 'hinting' | 'quiet'>('hidden');
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('hinting'), appearance),
      setTimeout(() => setStage('quiet'), appearance + hintDuration),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // Safari does not focus a pressed button. The dialog returns the focus to it when it closes.
    currentTarget.focus();
    setOpen(true);
  };

  if (stage === 'hidden') return null;
  return (
    <div className={styles.corner}>
      <Tooltip text={testimonials.hint} shown={stage === 'hinting' && !open} side="above">
        {(props) => (
          <ActionButton {...props} aria-haspopup="dialog" onClick={show}>
            {testimonials.button}
          </ActionButton>
        )}
      </Tooltip>
      <Dialog open={open} onClose={() => setOpen(false)} title={testimonials.title}>
        <ReviewsWidget delay={widgetDelay} />
      </Dialog>
    </div>
  );
}
