import { formatAmount } from 'shared-types';
import { paths } from '../content/paths.ts';
import { service, storePlatform, websites } from '../content/websites.ts';
import { range, usd } from '../content/wording.ts';

const { premium, corporate, store } = websites;

/** The three website plans, in the order of the columns. */
export const plans = [
  { name: 'Corporativo', to: paths.corporate, label: 'Ver el Corporativo' },
  { name: 'Premium', to: paths.premium, label: 'Ver el Premium' },
  { name: 'Tienda', to: paths.store, label: 'Ver la Tienda' },
] as const;

/** What does not differ, for the sentence above the table. */
export const sameInAll = `Los tres se entregan en ${range(service.delivery)} días hábiles, con ${service.trainingHours} hora de capacitación y ${service.supportDays} días de soporte. Esto es lo que cambia.`;

export const copy = {
  caption: 'Lo que cambia entre los tres',
  rows: [
    { feature: 'Precio en USD', values: [corporate, premium, store].map(({ price }) => formatAmount(price.usd)) },
    { feature: 'Te sirve para', values: ['Presentar tu empresa', 'Explicar varios servicios', 'Vender tus productos'] },
    {
      feature: 'Tamaño',
      values: [
        `${corporate.pages} páginas`,
        `Hasta ${premium.pages} páginas`,
        `Hasta ${store.categories} categorías y ${store.products} productos`,
      ],
    },
    { feature: 'Carrito y pago en línea', values: [false, false, true] },
    { feature: 'Plan mensual de plataforma', values: ['No necesita', 'No necesita', `Desde ${usd(storePlatform)}`] },
  ],
} as const;
