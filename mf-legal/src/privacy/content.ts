import type { FactReader, SiteConfiguration } from '@mosaico/shared-types';
import type { Clause } from '@mosaico/shared-ui/documents';
import { optionalParagraph } from '../optional-paragraph.ts';
import { responsible } from '../responsible.ts';

export const title = 'Política de privacidad';
export const eyebrow = 'Tus datos en nuestra app de cursos y en este sitio';
export const back = { to: 'shell/home', label: 'Volver al inicio' } as const;

export const intro: readonly string[] = [
  'Lo esencial: qué datos tratamos, para qué, con quién los compartimos, cuánto los guardamos y cómo pedir que los borremos.',
];

/** What visitors' browsers report where the site configuration has it so: see docs/reports.md. */
const reported: Clause['body'] = [
  'Cuando sales de una página, tu navegador nos informa de:',
  [
    'Qué página era, cuánto estuvo abierta y si llegó a responder.',
    'Los errores y los archivos que fallaron.',
    'Qué tan rápida fue y qué parte de la página tardó.',
  ],
  'Con eso corregimos errores y medimos la velocidad. Los recuentos duran diez semanas; de los errores conservamos una lista de los últimos. No van cookies, identificadores, lo que escribes ni los parámetros de la dirección, y no guardamos tu dirección IP: como mucho una hora, solo en la memoria del servidor, para no contarte dos veces. Si tu navegador envía la señal Global Privacy Control, no informa de nada.',
];

/** The sections, with the owner's own texts from the site configuration in their places. */
export const clauses = (
  { text }: FactReader,
  { conditions: owner, agency, reports }: Pick<SiteConfiguration, 'conditions' | 'agency' | 'reports'>,
): readonly Clause[] => [
  {
    number: '1',
    title: 'Introducción',
    body: [
      'Esta política explica cómo tratamos los datos de quienes usan nuestra app de cursos y este sitio. Al usarlos aceptas lo que dice.',
      `${responsible('El responsable de tus datos', agency)} Al final encuentras cómo escribirnos.`,
    ],
  },
  {
    number: '2',
    title: 'Datos que recogemos',
    body: [
      'Según lo que uses, tratamos:',
      [
        'Datos de cuenta: nombre, correo y contraseña.',
        'Datos de contacto y de tu negocio que escribes en formularios, encuestas y citas.',
        'Avance en tus cursos, respuestas y certificados.',
        'Datos de pago, que recibe el procesador de pagos.',
        'Datos técnicos: tipo de dispositivo, versión de la app, errores e idioma.',
      ],
      ...(reports ? reported : []),
    ],
  },
  {
    number: '3',
    title: 'Para qué los usamos',
    body: [
      [
        'Darte acceso a tus cursos y guardar tu avance.',
        'Responder tus tickets, citas y mensajes.',
        'Cobrar y cumplir obligaciones legales y fiscales.',
        'Corregir errores y mejorar la app.',
        'Avisarte de cambios del servicio.',
      ],
    ],
  },
  {
    number: '4',
    title: 'Con quién los compartimos',
    body: [
      ...optionalParagraph(owner.dataSale),
      'Compartimos tus datos con proveedores que los necesitan para darnos su servicio (alojamiento, pagos, correo, calendarios, mensajería), con quien tú nos pidas y con las autoridades cuando la ley lo exige.',
    ],
  },
  {
    number: '5',
    title: 'Seguridad',
    body: [
      'El acceso a los datos es por roles: cada persona del equipo entra según su función.',
      ...optionalParagraph(owner.dataSecurity),
      'Ningún sistema es infalible.',
      ...optionalParagraph(owner.dataBreach),
    ],
  },
  {
    number: '6',
    title: 'Cuánto tiempo los guardamos',
    body: [
      `Mientras tu cuenta esté abierta y, después de cerrarla, hasta ${text('mf-legal/data-retention-years')} años.`,
    ],
  },
  {
    number: '7',
    title: 'Tus derechos',
    body: [
      'Puedes pedir ver, corregir o borrar tus datos.',
      `Para eliminar tu cuenta abre un ticket en el portal de soporte o escríbenos por correo. Procesamos tu solicitud en un plazo de ${text('mf-legal/account-deletion-days')} días hábiles y te lo confirmamos por correo.`,
    ],
  },
  {
    number: '8',
    title: 'Cookies y almacenamiento',
    body: [
      'Este sitio guarda en tu navegador lo que necesita para funcionar, como las portadas de los videos. Mientras probamos un cambio con una parte de las visitas, la cookie mosaico-canary recuerda hasta 30 días qué versión te toca; no dice quién eres. Los formularios, calendarios y videos de otros proveedores pueden usar sus propias cookies cuando los abres.',
      'Puedes borrarlas o bloquearlas en tu navegador. Algunas partes de la app podrían dejar de funcionar.',
    ],
  },
  {
    number: '9',
    title: 'Menores de edad',
    body: [`La app es para personas de ${text('mf-legal/minimum-age')} años o más.`],
  },
  {
    number: '10',
    title: 'Cambios',
    body: ['Si cambiamos esta política, publicamos aquí la nueva versión con su fecha.'],
  },
  {
    number: '11',
    title: 'Contacto',
    body: [
      `Para cualquier pregunta sobre tus datos, escríbenos por correo o por chat. ${text('mf-legal/office-hours-in-full')}`,
    ],
  },
];

export const contact = {
  heading: 'Habla con nosotros sobre tus datos',
  text: 'Cuéntanos qué necesitas: ver, corregir o borrar.',
  chat: 'Escribir por chat',
  chatText: 'Hola, tengo una pregunta sobre mis datos',
};

/** A kind of data, and the three questions that people ask of it. */
export interface DataRow {
  what: string;
  detail: string;
  why: string;
  shared: string;
}

/** The policy names its providers for all data together. */
const necessary = 'Los proveedores que lo necesitan (ver punto 4)';

/** The sections in one table. Each cell repeats what a section says, and nothing else. */
export const summary = ({ text }: FactReader) => ({
  heading: 'Tus datos, en una tabla',
  promise: 'Pedimos poco y lo borramos cuando lo pides.',
  columns: { what: 'Qué dato', why: 'Para qué', time: 'Cuánto tiempo', shared: 'Con quién' },
  time: `Mientras tu cuenta esté abierta; cerrada, hasta ${text('mf-legal/data-retention-years')} años`,
  rows: [
    {
      what: 'Tu cuenta',
      detail: 'Nombre, correo y contraseña',
      why: 'Darte acceso y avisarte de cambios del servicio',
      shared: necessary,
    },
    {
      what: 'Tú y tu negocio',
      detail: 'Lo que escribes en formularios, encuestas y citas',
      why: 'Responder tus tickets, citas y mensajes',
      shared: necessary,
    },
    {
      what: 'Tus cursos',
      detail: 'Avance, respuestas y certificados',
      why: 'Guardar tu avance',
      shared: necessary,
    },
    {
      what: 'Tus pagos',
      detail: 'Los recibe el procesador de pagos',
      why: 'Cobrar y cumplir obligaciones legales y fiscales',
      shared: 'El procesador de pagos',
    },
    {
      what: 'Datos técnicos',
      detail: 'Dispositivo, versión de la app, errores e idioma',
      why: 'Corregir errores y mejorar la app',
      shared: necessary,
    },
  ] satisfies readonly DataRow[],
  note: `Pide que los borremos y lo hacemos en ${text('mf-legal/account-deletion-days')} días hábiles. También los ven quien tú nos pidas y las autoridades, si la ley lo exige.`,
});
