import { continued, type Amount, type FactReader } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';
import { offersOf } from './content.ts';

const perHour = ({ text }: Amount) => `${text} USD por hora`;

export const content = (facts: FactReader) => {
  const { text } = facts;
  const { equipo, ceo } = offersOf(facts);
  return {
    guide: {
      heading: 'Si dudas con quién',
      lead: 'Busca la frase que más se parece a la tuya.',
      answer: { equipo: `Equipo, ${perHour(equipo.price)}`, ceo: `CEO, ${perHour(ceo.price)}` },
      phrases: [
        { text: '«Entró alguien nuevo y nadie tiene tiempo de enseñarle el CRM.»', advisor: 'equipo' },
        { text: '«Vendemos, pero no sé si estamos cobrando lo correcto.»', advisor: 'ceo' },
        { text: '«El informe dice muchas cosas y no sé cuál mirar.»', advisor: 'equipo' },
        { text: '«Tengo presupuesto para una sola cosa este trimestre.»', advisor: 'ceo' },
        { text: '«Quiero que mis mensajes automáticos suenen mejor.»', advisor: 'equipo' },
      ],
    },
    steps: {
      heading: 'Qué pasa cuando agendas',
      items: [
        { title: 'Eliges día y hora', text: 'Reserva en el calendario y cuéntanos qué quieres resolver.' },
        {
          title: 'Te confirmamos',
          text: `El equipo revisa tu solicitud y responde en ${text('mf-legal/appointment-confirmation-hours')} horas.`,
        },
        {
          title: 'Nos reunimos',
          text: `¿Cambio de planes? Avísanos con al menos ${text('mf-legal/appointment-notice-hours')} horas de anticipación.`,
        },
      ],
      policy: { to: 'mf-legal/appointment-policy', label: 'Política de citas' },
    },
    answers: {
      heading: 'Antes de reservar',
      items: [
        {
          title: '¿Qué recibo?',
          text: `Una videollamada sobre tu negocio. Con el equipo, de ${text('mf-crm/advisory-team-session')} horas; con el CEO, por hora.`,
        },
        {
          title: '¿Qué necesitan de mí?',
          text: 'Un servicio activo con nosotros y tu pregunta, escrita al reservar. Si es sobre tu CRM o tus campañas, tenlos abiertos.',
        },
        {
          title: '¿Cómo y cuándo se paga la hora?',
          text: 'El calendario aparta tu hora y no cobra nada. Cuando el equipo te la confirma, acuerda contigo el pago, que es único y aparte de tu plan.',
        },
        {
          title: '¿Hay devolución si ya no puedo?',
          text: `${text('mf-legal/cancel-appointment')} Si ya la pagaste: ${continued(text('mf-legal/cancel-single'))}`,
        },
      ] satisfies Answer[],
      terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
    closing: {
      heading: '¿Ya tienes un plan de soporte?',
      text: 'Puede que tu reunión esté incluida. Revisa cuántas trae tu plan antes de pagar una hora.',
      action: { to: 'mf-crm/support-plans', label: 'Ver los planes de soporte' },
      ask: 'Preguntar por chat',
      message: 'Hola, soy cliente activo y quiero agendar una asesoría',
    },
  } as const;
};
