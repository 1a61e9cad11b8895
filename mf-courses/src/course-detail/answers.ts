import type { FactReader } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';

/** What follows on asking for an appointment, before anything is paid. */
export const next = ({ text }: FactReader): Answer => ({
  title: '¿Qué sigue después de pedir la consulta?',
  text: `Conversamos ${text('mf-courses/consultation-minutes')} minutos, gratis. Si te conviene, recibes la propuesta con alcance, precio y fecha. Después de tu compra te contactamos en las ${text('mf-legal/contact-hours')} horas siguientes.`,
});

/** How a single payment is made and taken back. */
export const paidOnce = ({ text }: FactReader): readonly Answer[] => [
  {
    title: '¿Cómo se paga?',
    text: 'Empezamos con el primer pago. Si acordamos pagar en partes, el total queda pagado, a más tardar, a la mitad del servicio.',
  },
  { title: '¿Y si cambio de idea?', text: text('mf-legal/cancel-single') },
];
