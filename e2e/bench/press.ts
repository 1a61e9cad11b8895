import type { Page } from '@playwright/test';

/** What is pressed on a page, and the attribute that says that the press has had its effect. */
export interface Control {
  selector: string;
  answer: 'aria-selected' | 'aria-expanded';
}

const tab: Control = { selector: '[role=tab]', answer: 'aria-selected' };
const menu: Control = {
  selector: 'header button[aria-expanded][aria-controls]:not([aria-label])',
  answer: 'aria-expanded',
};

/** What makes a page usable: its tabs if it has some, else the menu of its header. */
export function controlOf(html: string): Control {
  return html.includes('role="tab"') ? tab : menu;
}

/** Presses again after so many milliseconds. */
const interval = 50;

declare global {
  interface Window {
    /** Takes when a press was answered, in milliseconds since navigation began. */
    mosaicoAnswered?: (moment: number) => Promise<void>;
  }
}

/**
 * Has the page press the control as soon as it is there, and again until it answers: gives when that was. Every variant is
 * pressed alike, and nobody asks the page meanwhile.
 */
export async function pressUntilAnswered(page: Page, control: Control): Promise<{ answered: Promise<number> }> {
  let tell: (moment: number) => void = () => undefined;
  const answered = new Promise<number>((resolve) => (tell = resolve));
  await page.exposeFunction('mosaicoAnswered', (moment: number) => tell(moment));
  await page.addInitScript(press, { ...control, interval });
  return { answered };
}

/** Runs in the page before anything else. It names no inner function: the compiler's helper for names is not there. */
function press({ selector, answer, interval: pause }: Control & { interval: number }): void {
  let place = -1;
  const pressing = setInterval(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)];
    // The first that would change anything; the same one for good.
    if (place < 0) place = controls.findIndex((each) => each.getAttribute(answer) === 'false');
    controls[place]?.click();
  }, pause);
  new MutationObserver((_, observer) => {
    if (place < 0 || document.querySelectorAll(selector)[place]?.getAttribute(answer) !== 'true') return;
    clearInterval(pressing);
    observer.disconnect();
    void window.mosaicoAnswered?.(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: [answer] });
}
