import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';
import type { SellerFunction } from './functions.tsx';

/** What the chat is opened with. */
export const message = 'Hola, quiero información y el precio del servicio de asistentes de ventas';

export const content = ({ text }: FactReader) =>
  ({
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
    hero: {
      eyebrow: 'Asistentes de ventas',
      title: `Alguien que atiende tus ventas ${text('mf-crm/assistant-hours')} horas al día`,
      lead: 'Un asistente responde a tus prospectos, les da seguimiento y deja todo anotado en tu CRM. Para negocios que reciben más mensajes de los que alcanzan a contestar.',
      /** Where other pages say their price. */
      price: 'El precio depende de tus canales y de cuántos mensajes recibes: te lo damos por chat.',
      action: 'Pedir precio por chat',
      functions: 'Ver qué hace',
    },
  }) as const;

/** What the assistant does, each as the optician's assistant does it. */
const functions = [
  {
    name: 'Responde',
    text: 'Contesta a quienes preguntan por lo que vendes.',
    drawing: {
      kind: 'talk',
      ours: 'second',
      lines: ['¿Tienen lentes para niños?', 'Sí, desde los 4 años. ¿Qué edad tiene?'],
    },
  },
  {
    name: 'Califica',
    text: 'Averigua quién está listo para comprar.',
    drawing: {
      kind: 'list',
      title: 'Quién compra primero',
      rows: [
        ['Ana, lentes', 'hoy'],
        ['Luis, ajuste', 'el sábado'],
        ['Sol, precios', 'en un mes'],
      ],
      marked: 0,
    },
  },
  {
    name: 'Explica',
    text: 'Presenta tus productos, precios y condiciones.',
    drawing: {
      kind: 'talk',
      ours: 'second',
      lines: ['¿Para qué sirve el antirreflejo?', 'De noche manejas sin halos. Te mando las dos opciones.'],
    },
  },
  {
    name: 'Agenda',
    text: 'Pone citas y llamadas en tu calendario.',
    drawing: {
      kind: 'list',
      title: 'Miércoles',
      rows: [
        ['10:00', 'Examen, Ana'],
        ['12:30', 'Libre'],
        ['17:00', 'Ajuste, Luis'],
      ],
      marked: 0,
    },
  },
  {
    name: 'Confirma',
    text: 'Recuerda cada cita antes de que llegue la hora.',
    drawing: {
      kind: 'talk',
      ours: 'first',
      lines: ['Hola, Ana: tu examen es mañana a las 10:00. ¿Vienes?', '¡Ahí estaré!'],
    },
  },
  {
    name: 'Insiste',
    text: 'Da seguimiento a quienes dejaron de contestar.',
    drawing: {
      kind: 'list',
      title: 'Sol no contesta',
      rows: [
        ['Lunes', 'Precios'],
        ['Jueves', '«¿Te ayudo?»'],
        ['Hoy', '«¡Sí, los azules!»'],
      ],
      marked: 2,
    },
  },
  {
    name: 'Cierra',
    text: 'Acompaña al cliente hasta que completa su compra.',
    drawing: {
      kind: 'list',
      title: 'Pedido de Ana',
      rows: [
        ['Armazón', 'elegido'],
        ['Anticipo', 'pagado'],
        ['Entrega', 'viernes'],
      ],
      marked: 2,
    },
  },
  {
    name: 'Registra',
    text: 'Anota cada conversación y cada avance en el CRM.',
    drawing: {
      kind: 'list',
      title: 'Ana, en tu CRM',
      rows: [
        ['Etapa', 'Compró'],
        ['Lo último', 'Pagó, hoy'],
        ['Sigue', 'Llamar en mayo'],
      ],
      marked: 0,
    },
  },
] as const satisfies readonly SellerFunction[];

/** The words of `below.tsx`. */
export const contentBelow = ({ text }: FactReader) => {
  const hours = text('mf-crm/assistant-hours');
  return {
    message,
    functions: {
      heading: 'Qué hace en su jornada',
      lead: `${hours} horas diarias, repartidas según lo que tu negocio necesite ese día.`,
      items: functions,
    },
    commitments: {
      heading: 'A qué se compromete cada parte',
      ours: {
        title: 'Nosotros',
        items: [
          `Dedicar ${hours} horas diarias a tus ventas`,
          'Seguir tu proceso, tus precios y tu manera de hablar',
          'Dejar registrado en tu CRM el estado de cada prospecto',
        ],
      },
      yours: {
        title: 'Tú',
        items: [
          'Dar acceso al CRM y a los canales por donde te escriben',
          'Compartir tus productos, precios y respuestas frecuentes',
          'Avisarnos a tiempo de promociones y cambios de precio',
        ],
      },
    },
    note: {
      title: 'Nota importante',
      text: 'El asistente trabaja con nuestra agencia. No existe una relación laboral directa entre él y tu empresa.',
      hiring: `Si contratas por tu cuenta a una persona de nuestro equipo, pagas a la agencia el equivalente a ${text('mf-legal/hiring-payments')} pagos mensuales de esa persona.`,
      link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
    price: {
      heading: '¿Cuánto cuesta?',
      text: 'Dinos por qué canales te escriben y cuántos mensajes recibes. Con eso calculamos tu precio.',
      message,
      bubble: 'Este es el mensaje que nos llega. Puedes cambiarlo antes de enviarlo.',
      action: 'Preguntar el precio',
      billing: 'Se paga cada mes, por adelantado.',
      steps: [
        { title: 'Nos escribes', text: 'Cuéntanos qué vendes y a quién.' },
        { title: 'Te decimos el precio', text: 'Lo recibes en el chat.' },
        {
          title: 'Empezamos',
          text: `En la fecha que acordamos por chat. Preparamos los accesos contigo, te presentamos a tu asistente y empieza: ${hours} horas diarias.`,
        },
      ],
    },
    closing: {
      heading: 'Tus prospectos ya te están escribiendo',
      text: 'Pregunta el precio y cuándo podríamos empezar.',
      action: 'Escribir por chat',
    },
  } as const;
};

/** The words below the opening, with figures. */
export type ContentBelow = ReturnType<typeof contentBelow>;

const opens = 9;
const said = ['¿Tienen cupo?', 'Sí, el martes', '¿Qué incluye?', 'Te lo mando', '¿Puedo pagar?', 'Aquí está'];

/** A working day: each hour a message, theirs and yours in turn. */
export const scene = ({ number, text }: FactReader): SceneArt => {
  const hours = number('mf-crm/assistant-hours');
  const tiles: Record<string, SceneTile> = {
    day: { ground: 'b', label: `${text('mf-crm/assistant-hours')} horas`, note: 'atendidas cada día' },
  };
  const rows = Array.from({ length: hours }, (_, index) => {
    const theirs = index % 2 === 0;
    const note = `${opens + index}:00`;
    tiles[`hour${index}`] = { ground: 'c', note };
    tiles[`said${index}`] = { ground: theirs ? 'd' : 'a', label: said[index % said.length] ?? '' };
    const message = `said${index} said${index} said${index}`;
    return theirs ? `hour${index} ${message} .` : `hour${index} . ${message}`;
  });
  return {
    tiles,
    wide: [...rows.slice(0, 6), 'day day day day day'],
    narrow: [...rows.slice(0, 2), 'day day day day day'],
  };
};
