import type { FactReader } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) =>
  ({
    copy: {
      eyebrow: 'Compra confirmada',
      title: '¡Gracias por tu compra!',
      lead: `Ya tenemos tu pago. Nuestro equipo te contacta dentro de las próximas ${text('mf-legal/contact-hours')} horas.`,
      home: 'Volver al inicio',
      social: 'Síguenos en redes',
    },

    steps: {
      heading: 'Qué pasa ahora',
      items: [
        { title: 'Pago recibido', text: 'Guarda tu comprobante.', state: 'done' },
        {
          title: 'Te contactamos',
          text: 'Por chat o correo, para pedirte accesos, logo, fotos o textos.',
          figure: `En ${text('mf-legal/contact-hours')}\u00a0h`,
          state: 'current',
        },
        { title: 'Empezamos', text: 'Acordamos contigo la fecha de inicio y la primera entrega.', state: 'next' },
      ],
    },
  }) as const;

/** What is drawn on the steps: the buyer's receipt beside one of a client's, and that client's site. */
export const drawn = {
  receipts: [
    ['Tu compra', 'Agencia Mosaico', 'Pagado'],
    ['Barro y Lino', 'Jarra y dos tazas', 'Muestra'],
  ],
  chat: { asked: '¡Hola! ¿Nos mandas tu logo, fotos y textos?', sent: 'Aquí van' },
  site: {
    name: 'Barro y Lino',
    menu: 'Piezas · Taller',
    title: 'Hecho a mano, para usarse a diario',
    left: 'Siguiente: tus fotos',
  },
} as const;

/** What the buyer may lay ready before we write. */
export const ready = {
  heading: 'Ten esto a mano',
  lead: 'Es lo que te pedimos según lo que compraste. Si te falta algo, lo vemos cuando te escribamos.',
  items: [
    {
      id: 'accesses',
      title: 'Accesos',
      shown: ['barroylino.example', 'Usuario', 'Entrar'],
      text: 'A tu dominio, tu sitio o tus redes. No mandes contraseñas hasta que te escribamos.',
    },
    {
      id: 'logo',
      title: 'Logo',
      shown: ['Barro', 'y Lino'],
      text: 'El archivo original, si lo tienes, y los colores de tu marca.',
    },
    {
      id: 'pictures',
      title: 'Fotos y videos',
      shown: [],
      text: 'De tu negocio, tu equipo y lo que vendes. Las del teléfono sirven.',
    },
    {
      id: 'texts',
      title: 'Textos',
      shown: ['Jarra de barro', 'Hecha a mano, una por una.', 'Lunes a viernes, 9 a 17'],
      text: 'Qué ofreces, precios, horarios y lo que más te preguntan.',
    },
  ],
} as const;
