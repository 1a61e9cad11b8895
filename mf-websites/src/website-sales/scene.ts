import type { SceneArt } from '@mosaico/shared-ui';

/** The map of a site: its front page, and the pages below it. */
export const scene: SceneArt = {
  tiles: {
    home: { ground: 'a', label: 'Inicio', note: 'tu-negocio.com', figure: 'quarter', paint: 'b', turn: 1 },
    services: { ground: 'e', label: 'Servicios', figure: 'half', paint: 'a' },
    about: { ground: 'd', label: 'Nosotros', figure: 'disc', paint: 'c' },
    blog: { ground: 'c', label: 'Blog' },
    shop: { ground: 'b', label: 'Tienda', figure: 'steps', paint: 'c', turn: 1 },
    contact: { ground: 'c', label: 'Contacto' },
    l: { ground: 'd' },
  },
  wide: [
    '. . home home home home',
    '. . home home home home',
    '. . home home home home',
    '. l . l . l',
    'services services about about shop shop',
    'services services about about shop shop',
    '. . blog blog contact contact',
  ],
  narrow: ['home home home home home home', 'services services about about shop shop'],
};
