import type { PageName } from '@mosaico/shared-types';

export const hero = {
  eyebrow: 'Widgets',
  title: 'Pega una línea. Aparecen los videos.',
  lead: 'Copia un código, pégalo en tu sitio y los videos de nuestros clientes aparecen ahí. Cuando publicamos uno nuevo, tu página lo muestra sin que hagas nada.',
  action: 'Ver el código',
  before: 'Antes',
  after: 'Después',
};

/** A widget that other sites may show. */
export interface Widget {
  /** The id of its code here, and of its frame in the page that embeds it. */
  id: string;
  page: PageName;
  name: string;
  description: string;
  /** The frame's name; followed by the agency's. */
  frame: string;
  /** Pixels, until the widget says how many it needs. */
  height: number;
}

export const widgets: readonly [Widget, ...Widget[]] = [
  {
    id: 'mosaico-testimonios',
    page: 'mf-testimonials/testimonials-widget',
    name: 'Testimonios en video',
    description:
      'El carrusel de testimonios, listo para insertarse. Ocupa el ancho que le des y su altura se ajusta sola.',
    frame: 'Testimonios de clientes de',
    height: 560,
  },
];

export const preview = {
  heading: 'Vista previa',
  address: 'tu-sitio.example',
  waiting: 'La vista previa aparece al cargar la página.',
  open: 'Abrir el widget aparte',
};

/** What can be copied of a widget. The name is said when it is: '{name} copiado al portapapeles'. */
export const copies = {
  code: {
    name: 'Código del widget',
    heading: 'Código para insertar',
    text: 'Pégalo en un bloque de HTML o de código de tu página, donde quieras que aparezca. Publica, y el widget carga los testimonios.',
    copy: 'Copiar código',
  },
  address: {
    name: 'Enlace del widget',
    heading: '¿Tu editor solo pide un enlace?',
    text: 'Algunos creadores de sitios insertan páginas por su dirección. Usa esta y dale al bloque unos 560 px de alto.',
    copy: 'Copiar enlace',
  },
  done: 'copiado al portapapeles',
  refused: 'Tu navegador no permitió copiar. Selecciona el texto y cópialo a mano.',
};

export const technical = {
  heading: 'Cómo se ajusta la altura',
  fold: 'Para quien programa',
  lead: 'El widget avisa cuánto mide y el código de arriba aplica esa medida al marco.',
  message: "{ type: 'mosaico:height', height: 512 }",
  facts: [
    {
      term: 'Mensaje',
      text: 'Al cargar, y cada vez que cambia su altura, el widget envía este mensaje a tu página con postMessage. height está en píxeles.',
    },
    {
      term: 'Origen',
      text: 'Comprueba que event.source sea la ventana del marco antes de usar la medida, como hace el código.',
    },
    {
      term: 'Privacidad',
      text: 'El widget solo comunica su altura. No puede leer tu página.',
    },
    {
      term: 'Permiso',
      text: 'Es la única página de este sitio que puede mostrarse en un marco de otro sitio.',
    },
  ],
};

export const help = {
  heading: '¿No sabes dónde pegarlo?',
  text: 'Escríbenos con la dirección de tu página y te decimos cómo.',
  action: 'Pedir ayuda por chat',
  message: 'Hola, quiero insertar el widget de testimonios en mi sitio',
};
