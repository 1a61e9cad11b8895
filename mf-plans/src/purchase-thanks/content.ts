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
        { title: 'Pago recibido', text: 'Guarda el comprobante que llegó a tu correo.', state: 'done' },
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

/** What the buyer may lay ready before we write. */
export const ready = {
  heading: 'Ten esto a mano',
  lead: 'Es lo que te pedimos según lo que compraste. Si te falta algo, lo vemos cuando te escribamos.',
  items: [
    {
      title: 'Accesos',
      text: 'A tu dominio, tu sitio o tus redes. No mandes contraseñas hasta que te escribamos.',
      drawn: [
        'M16 12h64v48H16z',
        'M24 40h48v12H24z',
        'M40 24a6 6 0 1 0 0 .1zM40 24h16v6m-6-6v4M30 46h1m5 0h1m5 0h1m5 0h1',
      ],
    },
    {
      title: 'Logo',
      text: 'El archivo original, si lo tienes, y los colores de tu marca.',
      drawn: [
        'M16 12h64v48H16z',
        'M36 22h12v12a12 12 0 0 1-12-12zM48 34h12a12 12 0 0 1-12 12z',
        'M36 34h12v12H36zM48 22h12v12H48z',
      ],
    },
    {
      title: 'Fotos y videos',
      text: 'De tu negocio, tu equipo y lo que vendes. Las del teléfono sirven.',
      drawn: ['M12 8h52v40H12zM68 22h16v42H30V52h38z', 'M50 14a6 6 0 1 0 .1 0z', 'm14 46 16-18 12 12 7-7 13 13'],
    },
    {
      title: 'Textos',
      text: 'Qué ofreces, precios, horarios y lo que más te preguntan.',
      drawn: ['M26 6h44v60H26z', 'M34 14h20v8H34z', 'M34 32h28M34 41h28M34 50h18'],
    },
  ],
} as const;
