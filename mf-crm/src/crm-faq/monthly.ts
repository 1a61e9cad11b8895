import { crmPlans } from '../content/crm-plans.ts';

/** The platform's price as this page writes it: with the currency ahead. */
export const price = `USD ${crmPlans.premium.price.usd}`;
export const monthly = `${price} al mes`;
