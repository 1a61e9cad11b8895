import type { Locator, Page } from '@playwright/test';
import type { PagesPart } from '@mosaico/shared-types';
import { box, list, menu, menuButton, searchButton } from './header.ts';
import { expect, hydrated, withoutOffer } from './site.ts';
import { come, holdTestimonials } from './testimonials.ts';
import { policy as policyPage } from './known-pages.ts';

/** What a visitor can bring a page to. */
interface State {
  name: string;
  path: string;
  /** What is not as it should be, from before the page is opened. */
  fault?: (page: Page) => Promise<unknown>;
  reach: (page: Page) => Promise<unknown>;
  /** What stands in the page as long as it is so. */
  shown: (page: Page) => Locator;
  /** The page's own code never comes, so it is never hydrated. */
  silent?: true;
  /** The browser notes what has failed. */
  noisy?: true;
  /** It is there in windows up to this width in px alone. */
  upTo?: number;
  /** It goes by itself: it is brought about for each look. */
  fleeting?: true;
  /** Something floats above the page, which must not hide what has the focus. */
  floats?: true;
}

const hang = (): Promise<void> => new Promise(() => undefined);
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const pin = (page: Page): Locator => page.getByLabel('PIN de 6 caracteres');
const notFound = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Página no encontrada' });
const failed = (page: Page): Locator => page.getByText('No pudimos cargar esta parte').first();
const plansOf = (page: Page): Locator => page.locator('[role="tabpanel"][hidden]').first();
const policy = (page: Page): Locator => page.getByRole('contentinfo').getByRole('link', { name: policyPage.link });

/** Where no picture is behind the header, whose contrast could not be told. */
export const backToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Asks the search, where there is room for its box, or behind its icon. */
async function search(page: Page, words: string): Promise<void> {
  if (await searchButton(page).isVisible()) await searchButton(page).click();
  await box(page).fill(words);
}

/** The pages whose dialog shows a calendar: where it opens, by which button, and its name. */
const bookings = [
  ['/crm-servicios', 'Agendar Cita Personalizada', 'Agendar Cita Personalizada'],
  ['/inversion-minima', 'Agendar Cita Comercial', 'Agenda tu cita comercial'],
  ['/catalogo-norte', 'Agendar Cita', 'Agenda tu cita'],
  ['/meta-ads-marketing', 'Agendar Cita', 'Agenda tu cita'],
] as const;

/** What visitors can bring pages to, for looks and measurements that would else see pages as they arrive. */
export const states: readonly State[] = [
  {
    name: 'the menu is open',
    path: '/planes-sociales',
    reach: (page) => menuButton(page).click(),
    shown: menu,
  },
  {
    name: 'the services and their prices are open',
    path: '/planes-sociales',
    reach: (page) => page.getByRole('button', { name: 'Servicios', exact: true }).click(),
    shown: (page) => page.getByRole('navigation', { name: 'Servicios y precios' }),
  },
  {
    name: 'the search has results',
    path: '/planes-sociales',
    reach: (page) => search(page, 'redes'),
    shown: list,
  },
  {
    name: 'the search has none',
    path: '/planes-sociales',
    reach: (page) => search(page, 'zapatos rojos'),
    shown: (page) => page.getByText('No se encontraron resultados'),
  },
  {
    name: 'the search’s icon has its tooltip',
    path: '/politica-citas',
    // Where there is room for the box there is no icon.
    upTo: 360,
    reach: async (page) => {
      await page.getByRole('link', { name: /Ir al inicio/ }).focus();
      await page.keyboard.press('Tab');
    },
    shown: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'the versions are listed',
    path: '/politica-citas',
    reach: (page) => page.getByRole('button', { name: /^Versiones/ }).click(),
    shown: (page) => dialog(page, 'Versiones en esta pestaña').getByRole('combobox').first(),
  },
  {
    name: 'details stand in a dialog',
    path: '/planes-crm',
    reach: (page) => page.getByRole('button', { name: 'Ver detalle: 3 reuniones' }).click(),
    shown: (page) => dialog(page, '3 reuniones'),
  },
  ...bookings.map(([path, press, name]): State => ({
    name: `a calendar stands in the dialog "${name}"`,
    path,
    reach: (page) => button(page, press).click(),
    shown: (page) => dialog(page, name).locator('iframe'),
  })),
  {
    name: 'a calendar is waited for',
    path: '/catalogo-sur',
    fault: (page) => page.route('**/demo/calendario**', hang),
    reach: (page) => button(page, 'Agendar Cita').click(),
    shown: (page) => dialog(page, 'Agenda tu cita').getByText('Cargando…'),
  },
  {
    name: 'a calendar is blocked',
    path: '/catalogo-sur',
    fault: (page) => page.route('**/demo/calendario**', (route) => route.abort('blockedbyclient')),
    reach: (page) => button(page, 'Agendar Cita').click(),
    shown: failed,
    noisy: true,
  },
  {
    name: 'a form is blocked',
    path: '/solicitar-cita',
    fault: (page) => page.route('**/demo/formulario**', (route) => route.abort('blockedbyclient')),
    reach: async (page) => {
      await failed(page).scrollIntoViewIfNeeded();
      await backToTop(page);
    },
    shown: failed,
    noisy: true,
  },
  {
    name: 'a reel is blocked',
    path: '/venta-sitios-web',
    fault: (page) => page.route('**/demo/reel?video=1', (route) => route.abort('blockedbyclient')),
    reach: async (page) => {
      await page.getByRole('heading', { name: 'Míralo en video' }).scrollIntoViewIfNeeded();
      // Its timeout is ten seconds, where the browser does not report that it was refused.
      await expect(failed(page)).toBeAttached({ timeout: 20_000 });
      await backToTop(page);
    },
    shown: failed,
    noisy: true,
  },
  {
    name: 'the payment by card is blocked',
    path: '/planes-mantenimiento',
    fault: async (page) => {
      await page.route('**/demo/scripts/buy-button.js', (route) => route.abort('blockedbyclient'));
      // The offer is another state.
      await withoutOffer(page);
    },
    reach: (page) => page.getByText(/^El pago con tarjeta no cargó aquí/).waitFor(),
    shown: (page) => page.getByText(/^El pago con tarjeta no cargó aquí/),
    noisy: true,
  },
  {
    name: 'a CRM is offered',
    path: '/planes-mantenimiento',
    fault: (page) => page.clock.install(),
    reach: async (page) => {
      await plansOf(page).waitFor({ state: 'attached' });
      await page.clock.fastForward(7_000);
    },
    shown: (page) => dialog(page, '¿Quién atiende a tus visitas?'),
  },
  {
    name: 'the testimonials are offered, with a hint',
    path: '/mentoria-privada-con-direccion',
    fault: (page) => page.clock.install(),
    reach: (page) => page.clock.fastForward(20_500),
    shown: (page) => page.getByRole('tooltip'),
    // After five seconds; the button stays.
    fleeting: true,
    floats: true,
  },
  {
    name: 'the testimonials stand in a dialog',
    path: '/mentoria-privada-con-direccion',
    fault: (page) => page.clock.install(),
    reach: async (page) => {
      await page.clock.fastForward(20_500);
      await page.getByRole('button', { name: 'Testimonios', exact: true }).click();
    },
    shown: (page) => dialog(page, 'Testimonios'),
  },
  {
    name: 'a field has an error',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await pin(page).fill('271828');
      await pin(page).press('Enter');
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: 'PIN incorrecto' }),
  },
  {
    name: 'the catalogue is unlocked',
    path: '/catalogo-servicios',
    reach: async (page) => {
      await pin(page).fill('314159');
      await pin(page).press('Enter');
    },
    shown: (page) => page.getByRole('region', { name: 'Elige por dónde empezar' }),
  },
  {
    name: 'a toast is shown, and held',
    // Which has few stops for the focus.
    path: '/widgets',
    reach: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve();
      });
      await page.getByRole('main').getByRole('button', { name: /^Copi/ }).first().click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await toasts.waitFor();
      await page.keyboard.press('Alt+t');
      await toasts.getByRole('group').hover();
      await backToTop(page);
    },
    // The focus goes on; the pointer holds it as long as it rests there.
    shown: (page) => page.getByRole('region', { name: 'Notifications' }).and(page.locator(':hover')),
    floats: true,
  },
  {
    name: 'no page matches the filter',
    path: '/directorio-paginas',
    reach: (page) => page.getByRole('searchbox').fill('zapatos'),
    shown: (page) => page.getByText('Ninguna página coincide con tu búsqueda.'),
  },
  {
    name: 'an answer is open',
    path: '/crm-faq',
    reach: (page) => page.locator('details#pagos summary').click(),
    shown: (page) => page.locator('details#pagos[open]'),
  },
  {
    name: 'a transcript is open',
    path: '/testimonios-videos',
    reach: async (page) => {
      await page.getByRole('main').locator('summary', { hasText: 'transcripción' }).first().click();
      await backToTop(page);
    },
    shown: (page) => page.getByRole('main').locator('details[open]').first(),
  },
  {
    name: 'a testimonial has its player',
    path: '/testimonios-videos',
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reproducir el testimonio de/ })
        .first()
        .click();
      await backToTop(page);
    },
    shown: (page) => page.locator('video[controls]'),
  },
  {
    name: 'a testimonial’s video is broken',
    path: '/testimonios-videos',
    fault: (page) => page.route(/\/data\/videos\/.*\.mp4/, (route) => route.fulfill({ status: 404, body: 'no' })),
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reproducir el testimonio de/ })
        .first()
        .click();
      await backToTop(page);
    },
    shown: (page) => page.locator('figure').getByRole('status').or(page.locator('figure [role=alert]')).first(),
    noisy: true,
  },
  {
    name: 'testimonials are waited for',
    path: '/politica-citas',
    fault: (page) => holdTestimonials(page),
    reach: (page) => come(page, 'Testimonios en video'),
    shown: (page) => page.locator('main ul[aria-hidden] > li:visible').first(),
    noisy: true,
  },
  {
    name: 'the next page is waited for',
    path: '/',
    // Its document, which is asked for after a while, does not come either.
    fault: async (page) => {
      await page.route('**/assets/mf-legal/**', hang);
      await page.route('**/politica-citas', hang);
    },
    reach: (page) => policy(page).click(),
    shown: (page) => page.getByRole('status').filter({ hasText: 'Cargando la página…' }),
  },
  {
    name: 'neither the next page nor its document comes',
    path: '/',
    fault: async (page) => {
      await page.route('**/assets/mf-legal/**', (route) => route.abort());
      await page.route('**/politica-citas', (route) => route.abort());
    },
    reach: (page) => policy(page).click(),
    shown: (page) => page.getByRole('heading', { name: 'No pudimos cargar esta página' }),
    noisy: true,
  },
  {
    name: 'the next page throws',
    path: '/',
    fault: (page) =>
      page.route('**/assets/site/pages-*', async (route) => {
        const part = (await (await route.fetch()).json()) as PagesPart;
        await route.fulfill({ json: { ...part, shown: { ...part.shown, 'offer:mf-plans/social-basic': {} } } });
      }),
    reach: (page) => page.getByRole('contentinfo').locator('a[href="/planes-sociales"]').click(),
    shown: (page) => page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    noisy: true,
  },
  {
    name: 'the page’s code does not come',
    path: '/planes-sociales',
    fault: (page) => page.route('**/assets/mf-plans/**', (route) => route.abort()),
    reach: () => Promise.resolve(),
    shown: (page) => page.getByText(/no responde todavía/),
    silent: true,
    noisy: true,
  },
  {
    name: 'the page is missing',
    path: '/',
    reach: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/no-existe');
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    shown: notFound,
  },
];

/** Opens the page of a state, and brings it there. */
export async function reachState(page: Page, { path, fault, reach, shown, silent }: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fault?.(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (!silent) await hydrated(page);
  await reach(page);
  await expect(shown(page)).toBeVisible();
}
