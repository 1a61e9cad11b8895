import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';

/** What a website's quote is made of: its pages, its products and its date, added up to a price. */
export const scene = ({ text }: FactReader): SceneArt => ({
  tiles: {
    site: { ground: 'a', note: 'tu-negocio.com', label: 'Tu sitio', figure: 'quarter', paint: 'b', turn: 1 },
    pages: {
      ground: 'd',
      note: 'Páginas',
      label: `¿${text('mf-websites/corporate-pages')} o ${text('mf-websites/premium-pages')}?`,
    },
    products: { ground: 'e', note: 'Productos', label: `¿Hasta ${text('mf-websites/store-products')}?` },
    date: { ground: 'd', note: 'Fecha', label: '¿Cuándo?' },
    total: { ground: 'b', note: 'Tu cotización', label: '$ USD', figure: 'steps', paint: 'c', turn: 1 },
  },
  wide: [
    '. site site site site site',
    '. site site site site site',
    '. pages pages pages date date',
    'products products products total total total',
  ],
  narrow: ['site site site pages pages pages', 'products products products total total total'],
});
