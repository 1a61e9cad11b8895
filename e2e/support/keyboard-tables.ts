import { arrive, box, highlighted, light, list, menu, menuButton, narrow, searchButton } from './header.ts';
import {
  press,
  isFocused,
  caret,
  isHighlighted,
  nothingIsHighlighted,
  question,
  isOpen,
  isShut,
  opener,
  staysInside,
  isInside,
  isBack,
  logos,
  control,
  inView,
  testimonials,
  tooltip,
  type Pattern,
} from './keyboard.ts';
import { expect } from './site.ts';
import { copyButtons, region, shownToasts } from './toasts.ts';

/** The tables, of every kind of control that the site has. */
export const patterns: Record<string, Pattern> = {
  'combobox: the search': {
    begin: async (page) => {
      await arrive(page, light);
      await box(page).fill('redes');
      await expect(list(page)).toBeVisible();
    },
    rows: [
      ['ArrowDown', 'the first result is highlighted, the focus stays', isHighlighted(0)],
      ['ArrowDown×2', 'the second', isHighlighted(1)],
      ['ArrowDown×2 ArrowUp', 'the first again', isHighlighted(0)],
      ['ArrowDown ArrowUp', 'none, above the first', nothingIsHighlighted],
      ['ArrowUp', 'none: it does not go round', nothingIsHighlighted],
      ['Enter', 'the first result opens', (page) => expect(page).toHaveURL('/planes-sociales')],
      ['ArrowDown×2 Enter', 'the highlighted one opens', (page) => expect(page).toHaveURL('/meta-ads-marketing')],
      [
        'Escape',
        'the list closes, the words stay',
        async (page) => {
          await expect(list(page)).toBeHidden();
          await expect(box(page)).toHaveValue('redes');
          await isFocused(box(page));
        },
      ],
      ['Escape ArrowDown', 'it opens again', (page) => expect(list(page)).toBeVisible()],
      ['Home', 'the caret goes to the beginning', (page) => expect.poll(() => caret(page)).toBe(0)],
      ['Home End', 'the caret goes to the end', (page) => expect.poll(() => caret(page)).toBe(5)],
      ['ArrowLeft', 'the caret goes back', (page) => expect.poll(() => caret(page)).toBe(4)],
      ['ArrowDown s', 'who goes on typing is asked anew', (page) => expect(highlighted(page)).toHaveCount(0)],
      [
        'Tab',
        'the focus goes on, and the list closes',
        async (page) => {
          await isFocused(page.getByRole('link', { name: 'Cotizar', exact: true }));
          await expect(list(page)).toBeHidden();
        },
      ],
      [
        'ArrowDown×40 ArrowUp×39',
        'fast, to the end and back',
        async (page) => {
          const count = await page.getByRole('option').count();
          await (count > 39 ? isHighlighted(0)(page) : nothingIsHighlighted(page));
        },
      ],
    ],
  },
  'dialog: the details of a plan': {
    begin: async (page) => {
      await arrive(page, '/planes-crm');
      await opener(page).focus();
    },
    rows: [
      ['Enter', 'it opens with the focus inside', isInside],
      ['Space', 'likewise', isInside],
      ['Enter Tab', 'the focus stays inside', staysInside],
      ['Enter Escape', 'it closes, the focus is back', isBack],
      ['Enter Tab×5', 'however often', staysInside],
      ['Enter Tab×3 Shift+Tab×3 Escape', 'likewise after a walk', isBack],
      ['Enter Escape Enter Escape Enter Escape', 'fast', isBack],
      ['Enter Escape Enter', 'fast, open in the end', isInside],
    ],
  },
  'disclosure: questions': {
    begin: async (page) => {
      await arrive(page, '/crm-faq');
      await question(page, 'iniciar').locator('summary').focus();
    },
    rows: [
      ['Enter', 'the answer opens', isOpen('iniciar')],
      ['Space', 'likewise', isOpen('iniciar')],
      ['Enter Enter', 'and closes', isShut('iniciar')],
      ['Enter Tab', 'into the answer', (page) => isFocused(question(page, 'iniciar').getByRole('link').first())],
      ['Enter Tab×2', 'and on', (page) => isFocused(question(page, 'terminar-prueba').locator('summary'))],
      [
        'Enter Tab×2 Space',
        'one is open at a time',
        async (page) => {
          await isOpen('terminar-prueba')(page);
          await isShut('iniciar')(page);
        },
      ],
      [
        'Tab',
        'past an answer that is closed',
        (page) => isFocused(question(page, 'terminar-prueba').locator('summary')),
      ],
      ['Space×7', 'fast', isOpen('iniciar')],
    ],
  },
  'disclosure navigation: the menu': {
    begin: async (page) => {
      await arrive(page, light);
      await menuButton(page).focus();
    },
    rows: [
      ['Enter', 'it opens', (page) => expect(menu(page)).toBeVisible()],
      ['Space', 'likewise', (page) => expect(menu(page)).toBeVisible()],
      ['Enter Space', 'and closes', (page) => expect(menu(page)).toBeHidden()],
      ['Enter Tab', 'to the first link', (page) => isFocused(menu(page).getByRole('link').first())],
      [
        'Enter Tab×2 Escape',
        'closed, and back',
        async (page) => {
          await expect(menu(page)).toBeHidden();
          await isFocused(menuButton(page));
        },
      ],
      [
        'Enter Tab×2 Enter',
        'the link is followed',
        async (page) => {
          await expect(page).toHaveURL('/testimonios-videos');
          await expect(menu(page)).toBeHidden();
          await isFocused(page.getByRole('heading', { level: 1 }));
        },
      ],
      ['Enter Tab×6', 'left behind, it closes', (page) => expect(menu(page)).toBeHidden()],
      [
        'Shift+Tab Enter',
        'the services open',
        (page) => expect(page.getByRole('navigation', { name: 'Servicios y precios' })).toBeVisible(),
      ],
      ['Enter Shift+Tab Enter', 'one panel is open at a time', (page) => expect(menu(page)).toBeHidden()],
      ['Enter×9', 'fast', (page) => expect(menu(page)).toBeVisible()],
    ],
  },
  'carousel: the logos': {
    begin: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await arrive(page, '/');
      await logos(page).scrollIntoViewIfNeeded();
      await expect(control(page, 'Siguiente')).toBeVisible();
      // Which stops it, where it stands.
      await control(page, 'Pausar').focus();
    },
    rows: [
      ['Enter', 'it is stopped', (page) => isFocused(control(page, 'Reproducir'))],
      ['Space Space', 'stopped and set going', (page) => isFocused(control(page, 'Pausar'))],
      ['Tab', 'on to the step back', (page) => isFocused(control(page, 'Anterior'))],
      ['Tab×2', 'and to the step on', (page) => isFocused(control(page, 'Siguiente'))],
    ],
  },
  'carousel: the testimonials': {
    begin: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await arrive(page, '/widget-testimonios');
      await expect(control(page, 'Siguiente', testimonials)).toBeVisible();
      await control(page, 'Pausar', testimonials).focus();
    },
    rows: [
      ['Enter', 'it is stopped', (page) => isFocused(control(page, 'Reproducir:', testimonials))],
      ['Space Space', 'stopped and set going', (page) => isFocused(control(page, 'Pausar', testimonials))],
      ['Tab×2', 'past the step back to the step on', (page) => isFocused(control(page, 'Siguiente', testimonials))],
      [
        'Enter Tab×2 Enter',
        'a step on: what stood first is out of view',
        async (page) => {
          await expect.poll(async () => (await inView(page, testimonials)).includes(1)).toBe(false);
          await isFocused(control(page, 'Siguiente', testimonials));
        },
      ],
      [
        'Enter Tab×2 Enter Shift+Tab Enter',
        'on and back: it stands first again',
        (page) => expect.poll(async () => (await inView(page, testimonials)).includes(1)).toBe(true),
      ],
      [
        'Tab×3',
        'to the first client in view',
        (page) => isFocused(testimonials(page).locator('[role=group]:not([inert])').getByRole('button').first()),
      ],
    ],
  },
  'disclosure: the search of a phone': {
    begin: async (page) => {
      await page.setViewportSize(narrow);
      await arrive(page, light);
      await searchButton(page).focus();
    },
    rows: [
      ['Enter', 'it opens with the focus in its box', (page) => isFocused(box(page))],
      ['Space', 'likewise', (page) => isFocused(box(page))],
      [
        'Enter Escape',
        'closed, and back',
        async (page) => {
          await expect(box(page)).toBeHidden();
          await isFocused(searchButton(page));
        },
      ],
      [
        'Enter t i e n d a Escape',
        'the list closes first',
        async (page) => {
          await expect(list(page)).toBeHidden();
          await isFocused(box(page));
        },
      ],
      ['Enter t i e n d a Escape Escape', 'and then the panel', (page) => isFocused(searchButton(page))],
      [
        'Enter Escape Enter Escape Enter',
        'fast, open in the end',
        async (page) => {
          await expect(box(page)).toBeVisible();
          await isFocused(box(page));
        },
      ],
    ],
  },
  'tooltip: of the search’s icon': {
    begin: async (page) => {
      await page.setViewportSize(narrow);
      await arrive(page, light);
      await page.getByRole('link', { name: /Ir al inicio/ }).focus();
    },
    rows: [
      [
        'Tab',
        'it shows, and describes what has the focus',
        async (page) => {
          await isFocused(searchButton(page));
          await expect(tooltip(page)).toBeVisible();
          await expect(searchButton(page)).toHaveAccessibleDescription('Busca tu servicio aquí');
        },
      ],
      [
        'Tab Shift+Tab Tab',
        'fast, it shows for who came back',
        async (page) => {
          await isFocused(searchButton(page));
          await expect(tooltip(page)).toBeVisible();
          await press(page, 'Escape');
          await expect(tooltip(page)).toBeHidden();
          await isFocused(searchButton(page));
        },
      ],
      [
        'Tab',
        'the focus gone, it is gone',
        async (page) => {
          await expect(tooltip(page)).toBeVisible();
          await press(page, 'Tab');
          await expect(tooltip(page)).toBeHidden();
        },
      ],
    ],
  },
  'toasts: of copied links': {
    begin: async (page) => {
      await arrive(page, '/directorio-paginas');
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      for (const nth of [0, 1]) {
        await copyButtons(page).nth(nth).press('Enter');
        await expect(shownToasts(page)).toHaveCount(nth + 1);
      }
    },
    rows: [
      ['Alt+t', 'to where they stand', (page) => isFocused(region(page))],
      ['Alt+t Tab', 'to the first', (page) => isFocused(shownToasts(page).first())],
      ['Alt+t Tab×2', 'to its button', (page) => isFocused(shownToasts(page).first().getByRole('button'))],
      ['Alt+t Tab×3', 'to the second', (page) => isFocused(shownToasts(page).last())],
      ['Alt+t Tab Escape', 'back to where they came from', (page) => isFocused(copyButtons(page).nth(1))],
      [
        'Alt+t Tab×2 Enter',
        'one closes, and hands the focus on',
        async (page) => {
          await expect(shownToasts(page)).toHaveCount(1);
          await isFocused(shownToasts(page));
        },
      ],
      [
        'Alt+t Tab×2 Enter Tab Space',
        'fast, the last gives it back',
        async (page) => {
          await expect(region(page)).toHaveCount(0);
          await isFocused(copyButtons(page).nth(1));
        },
      ],
    ],
  },
};
