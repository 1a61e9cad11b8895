import { expect } from '@playwright/test';
import { startProxy } from '@mosaico/platform/testing/proxy';
import type { Part, Visitor } from './visitor.ts';

/** The journeys of a visitor, in any browser. */
export interface Journey {
  name: string;
  go: (visitor: Visitor, site: string) => Promise<void>;
  /** The journey breaks something on purpose, so console errors are expected. */
  isNoisy?: boolean;
}

const menu: Part = ['navigation', 'Menú principal'];
const menuButton: Part = ['button', 'Menú'];
const box: Part = ['combobox', 'Buscar servicios'];
const field: Part = ['password', 'PIN de 6 caracteres'];
const book: Part = ['button', 'Agendar Cita', 'main'];
/** Whether one of these has the focus. Until the page is hydrated the others are links. */
const onBook = (): boolean => document.activeElement?.textContent.trim() === 'Agendar Cita';
const toast: Part = ['group', undefined, '[aria-label=Notifications]'];
const tab = (name: string): Part => ['tab', name];

/** A page without controls, except those around every page. */
const light = '/politica-privacidad';

/** The path and the query of the address. */
const at = (visitor: Visitor, address: string): Promise<void> =>
  visitor.until((address) => location.pathname + location.search === address, address);

export const journeys: readonly Journey[] = [
  {
    name: 'menu',
    async go(visitor) {
      await visitor.arrive(light);
      await visitor.click(menuButton);
      await visitor.see(menu);
      await visitor.press('Escape');
      await visitor.unsee(menu);
      await visitor.see(menuButton, { focused: true });
      await visitor.press('Enter');
      await visitor.see(menu);
      await visitor.press('Tab');
      await visitor.until(() => document.activeElement?.closest('nav') !== null);
      await visitor.clickAt(200, 700);
      await visitor.unsee(menu);
      await visitor.click(menuButton);
      await visitor.click(['link', 'Testimonios en Video', 'nav[aria-label="Menú principal"]']);
      await at(visitor, '/testimonios-videos');
      await visitor.unsee(menu);
    },
  },
  {
    name: 'search',
    async go(visitor) {
      await visitor.arrive(light);
      await visitor.click(box);
      await visitor.type('diseno');
      await visitor.see(['option']);
      await visitor.press('ArrowDown');
      await visitor.see(['option'], { selected: true });
      await visitor.press('Escape');
      await visitor.unsee(['option']);
      await visitor.see(box, { focused: true, value: 'diseno' });
      await visitor.click(['button', 'Borrar…']);
      await visitor.see(box, { focused: true, value: '' });
      await visitor.type('catalogo');
      await visitor.click(['option', 'Catálogo de servicios…']);
      await at(visitor, '/catalogo-servicios');
      await visitor.until(() => document.activeElement?.tagName === 'H1');
      await visitor.see(box, { value: '' });
      await visitor.click(box);
      await visitor.type('diseno');
      await visitor.see(['option']);
      await visitor.press('Enter');
      await at(visitor, '/venta-sitios-web');
      await visitor.until(() => document.activeElement?.tagName === 'H1');
    },
  },
  {
    name: 'tabs by keys',
    async go(visitor) {
      await visitor.arrive('/planes-sociales');
      await visitor.click(tab('Básico'));
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.see(tab('Básico'), { selected: true });
      for (const [key, name] of [
        ['ArrowRight', 'Recomendado'],
        ['ArrowRight', 'Personalizado'],
        ['ArrowRight', 'Básico'],
        ['ArrowLeft', 'Personalizado'],
        ['Home', 'Básico'],
        ['End', 'Personalizado'],
      ] as const) {
        await visitor.press(key);
        await visitor.see(tab(name), { selected: true, focused: true });
      }
      await at(visitor, '/planes-sociales?plan=personalizado');
      await visitor.press('Tab');
      await visitor.see(['tabpanel'], { focused: true });
    },
  },
  {
    name: 'tabs, and back right after a press',
    async go(visitor) {
      await visitor.arrive('/planes-sociales');
      await visitor.click(tab('Básico'));
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.back();
      await at(visitor, '/planes-sociales');
      // The first press may still load what it needs.
      await visitor.settled();
      await at(visitor, '/planes-sociales');
      await visitor.see(tab('Recomendado'), { selected: true });
      await visitor.forward();
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.see(tab('Básico'), { selected: true });
    },
  },
  {
    name: 'dialogs',
    async go(visitor) {
      await visitor.arrive('/venta-sitios-web');
      const dialog: Part = ['dialog'];
      await visitor.click(book);
      await visitor.see(dialog);
      await visitor.click(['button', 'Cerrar', 'dialog']);
      await visitor.unsee(dialog);
      await visitor.until(onBook);
      await visitor.click(book);
      await visitor.see(dialog);
      await visitor.clickAt(20, 450);
      await visitor.unsee(dialog);
      await visitor.press('Enter');
      await visitor.see(dialog);
      await visitor.press('Escape');
      await visitor.unsee(dialog);
      await visitor.until(onBook);
      await visitor.press('Enter');
      await visitor.see(dialog);
      const inside = (): boolean => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      };
      // The last: behind the calendar's last control is the toolbar of Firefox, from which WebDriver's events do not take the focus back.
      for (let stop = 0; stop < 6; stop += 1) {
        await visitor.press('Tab');
        expect(await visitor.evaluate(inside), 'the focus stays in the dialog').toBe(true);
      }
    },
  },
  {
    name: 'dialogs, where a press gives no focus',
    async go(visitor) {
      await visitor.arrive('/venta-sitios-web');
      // As Safari does on a Mac.
      await visitor.evaluate(() => addEventListener('mousedown', (press) => press.preventDefault(), { once: true }));
      await visitor.click(book);
      await visitor.see(['dialog']);
      await visitor.press('Escape');
      await visitor.unsee(['dialog']);
      await visitor.until(onBook);
    },
  },
  {
    name: 'PIN',
    async go(visitor) {
      await visitor.arrive('/catalogo-servicios');
      const opened: Part = ['heading', 'Sitios web…', 'main'];
      await visitor.click(field);
      await visitor.type('271828');
      await visitor.press('Enter');
      await visitor.see(['alert', undefined, 'main'], { text: 'PIN incorrecto' });
      await visitor.see(field, { focused: true, value: '' });
      await visitor.type('314159');
      await visitor.press('Enter');
      await visitor.unsee(field);
      await visitor.see(opened);
    },
  },
  {
    name: 'clipboard',
    async go(visitor) {
      await visitor.arrive('/directorio-paginas');
      await visitor.click(['button', 'Copiar…', 'main']);
      await visitor.see(toast, { text: expect.stringContaining('Copiado') });
      expect(await visitor.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/);
      await visitor.pressWith('Alt', 't');
      await visitor.until(() => document.activeElement?.ariaLabel === 'Notifications');
      await visitor.press('Escape');
      await visitor.until(() => document.activeElement?.ariaLabel !== 'Notifications');
    },
  },
  {
    name: 'video on home',
    async go(visitor) {
      await visitor.arrive('/');
      await visitor.until(() => (document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? 0) > 0.3);
      await visitor.click(['button', 'Pausar el video']);
      await visitor.see(['button', 'Reproducir el video']);
      await visitor.until(() => document.querySelector<HTMLVideoElement>('main video')?.paused === true);
      await visitor.click(['button', 'Reproducir el video']);
      await visitor.until(() => document.querySelector<HTMLVideoElement>('main video')?.paused === false);
      await visitor.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
      await visitor.until(() => document.querySelector<HTMLVideoElement>('main video')?.paused === true);
    },
  },
  {
    name: 'testimonial in video, and posters',
    async go(visitor) {
      await visitor.arrive('/testimonios-videos');
      const play: Part = ['button', 'Reproducir el testimonio de…', 'main'];
      await visitor.point(play);
      // Pictures captured from the videos that are near.
      await visitor.until(() => document.querySelectorAll('main figure img[src^="data:image"]').length >= 3);
      await visitor.click(play);
      await visitor.until(() => {
        const video = document.querySelector<HTMLVideoElement>('main video[controls]');
        return video !== null && video.currentTime > 0.3 && video === document.activeElement;
      });
      await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await visitor.until(() => {
        const video = document.querySelector<HTMLVideoElement>('main video[controls]');
        return video === null || video.paused;
      });
    },
  },
  {
    name: 'navigation and back',
    async go(visitor) {
      await visitor.arrive('/');
      await visitor.evaluate(() => void Object.assign(window, { isSame: true }));
      const link: Part = ['link', 'Redes sociales', 'main'];
      await visitor.point(link);
      const from = await visitor.evaluate(() => scrollY);
      await visitor.click(link);
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.until(() => scrollY === 0 && document.title.includes('sociales'));
      await visitor.back();
      await at(visitor, '/');
      await visitor.until((from) => Math.abs(scrollY - from) < 40, from);
      await visitor.forward();
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.see(['heading', undefined, 'main']);
      // Leaves each page before it is loaded.
      const ways = ['/', '/planes-crm', '/testimonios-videos', '/', '/planes-sociales'];
      for (const way of ways)
        await visitor.evaluate((way) => {
          document.querySelector<HTMLElement>(`footer a[href="${way}"], header a[href="${way}"]`)?.click();
          return new Promise((resolve) => setTimeout(resolve, 120));
        }, way);
      await at(visitor, '/planes-sociales');
      expect(await visitor.evaluate(() => 'isSame' in window), 'one document').toBe(true);
    },
  },
  {
    name: 'back/forward cache',
    async go(visitor) {
      await visitor.arrive('/planes-sociales');
      await visitor.evaluate(() => void Object.assign(window, { isKept: true }));
      await visitor.go('/demo/portal');
      await visitor.back();
      await at(visitor, '/planes-sociales');
      expect(await visitor.evaluate(() => 'isKept' in window)).toBe(visitor.keepsPages);
      await visitor.hydrated();
      await visitor.click(tab('Básico'));
      await at(visitor, '/planes-sociales?plan=basico');
      await visitor.click(menuButton);
      await visitor.see(menu);

      await visitor.go('/');
      await visitor.see(['button', 'Pausar el video']);
      await visitor.go('/demo/portal');
      await visitor.back();
      await at(visitor, '/');
      await visitor.see(['button', 'Pausar el video']);
      await visitor.until(() => {
        const video = document.querySelector<HTMLVideoElement>('main video');
        return video !== null && !video.paused && video.currentTime > 0;
      });
    },
  },
  {
    name: 'dead remote',
    isNoisy: true,
    async go(visitor, site) {
      const { endpoint, stop } = await startProxy(site, ({ url }) =>
        url?.startsWith('/assets/mf-plans/') && url.endsWith('.js') ? { status: 404, code: 'NotFound' } : undefined,
      );
      await visitor.go('/planes-sociales', endpoint);
      expect(await visitor.evaluate(() => document.querySelector('main')?.innerText.length ?? 0)).toBeGreaterThan(1500);
      await visitor.click(tab('Básico'));
      await visitor.see(tab('Básico'), { selected: true });
      await visitor.press('ArrowRight');
      await visitor.see(tab('Recomendado'), { selected: true });
      await visitor.click(menuButton);
      await visitor.click(['link', 'Testimonios en Video', 'nav[aria-label="Menú principal"]']);
      await at(visitor, '/testimonios-videos');
      await visitor.hydrated();
      await stop();
    },
  },
  {
    name: 'version switcher',
    async go(visitor) {
      await visitor.arrive(light);
      const button: Part = ['button', 'Versiones…', 'mosaico-versions'];
      await visitor.click(button);
      await visitor.see(['dialog', undefined, 'mosaico-versions']);
      await visitor.press('Escape');
      await visitor.unsee(['dialog', undefined, 'mosaico-versions']);
    },
  },
];
