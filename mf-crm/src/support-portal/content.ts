import type { FactReader } from '@mosaico/shared-types';

export const hero = ({ text }: FactReader) => ({
  eyebrow: 'Portal de soporte de la app',
  title: '¿En qué te ayudamos?',
  lead: `Te respondemos de lunes a viernes, de ${text('mf-crm/app-support-hours')}, hora local. Elige el canal que prefieras.`,
  ticket: 'Abrir un ticket',
});
