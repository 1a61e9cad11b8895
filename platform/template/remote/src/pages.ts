import type { Declared, Pages } from '@mosaico/shared-types';
import type facts from './facts.json';

const pages = {
  'template-page': {
    screen: './template-page/template-page.tsx',
    path: '/pagina-nueva',
    title: 'Página nueva',
    description: 'Página nueva: qué incluye, cómo trabajamos y cómo pedirlo por chat.',
    directory: { name: 'Página nueva', category: 'Principal' },
    service: {
      title: 'Página nueva',
      text: 'Cuéntanos qué necesitas y te decimos qué incluye y cuándo podemos empezar.',
      offer: 'mf-template/offer',
      order: 1000,
    },
    search: { words: ['Página nueva'] },
  },
} as const satisfies Pages;
export default pages;

declare module '@mosaico/shared-types' {
  interface DeclaredPages extends Declared<'mf-template', typeof pages> {}
  interface DeclaredFacts extends Declared<'mf-template', typeof facts> {}
}
