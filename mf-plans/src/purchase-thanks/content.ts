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
          figure: `En ${text('mf-legal/contact-hours')} h`,
          state: 'current',
        },
        { title: 'Empezamos', text: 'Acordamos contigo la fecha de inicio y la primera entrega.', state: 'next' },
      ],
    },
  }) as const;
