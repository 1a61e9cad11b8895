import { supportPlans } from '../content/support-plans.ts';
import type { SupportPlanId } from '../content/support-plans.ts';

const { estandar, full, personalizado } = supportPlans;

/** What comes with every plan. */
export const always = { chat: 'Soporte por chat en horario laboral', knowledge: 'Base de conocimiento' } as const;
const { chat, knowledge } = always;

/** What the page says of one plan. */
export interface SupportPlanCopy {
  id: SupportPlanId;
  tab: string;
  card: { name: string; badge?: string; description: string; conditions?: string; included: readonly string[] };
  action: string;
}

export const plans: readonly SupportPlanCopy[] = [
  {
    id: 'estandar',
    tab: 'Estándar',
    card: {
      name: 'Plan Estándar',
      description: 'Para que tu CRM siga funcionando y tus dudas tengan respuesta.',
      included: [
        chat,
        `Hasta ${estandar.meetings} reuniones por videollamada al mes`,
        'Ajustes menores en tus automatizaciones',
        'Revisión mensual con informe',
        knowledge,
      ],
    },
    action: 'Contratar Estándar',
  },
  {
    id: 'full',
    tab: 'Full',
    card: {
      name: 'Plan Full',
      badge: 'Recomendado',
      description: 'Para equipos que usan el CRM todos los días y quieren que crezca con ellos.',
      included: [
        `Hasta ${full.meetings} reuniones por videollamada al mes`,
        `Hasta ${full.trainings} capacitaciones para tu equipo`,
        'Flujos, formularios e integraciones personalizados sin límite, dentro del alcance del CRM',
        'Funciones nuevas a pedido, sujetas a evaluación técnica',
        'Informes de uso quincenales',
        chat,
        knowledge,
      ],
    },
    action: 'Contratar Full',
  },
  {
    id: 'personalizado',
    tab: 'Personalizado',
    card: {
      name: 'Plan Personalizado',
      description: 'Para negocios que necesitan criterio, además de soporte.',
      conditions: 'Cupos limitados. El precio final depende de lo que definamos contigo.',
      included: [
        `Hasta ${personalizado.founderMeetings} reuniones de consultoría avanzada con el fundador`,
        'Prioridad en la atención',
        'Un alcance definido contigo',
        chat,
        knowledge,
      ],
    },
    action: 'Pedir mi plan por chat',
  },
];
