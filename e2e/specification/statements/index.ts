import { ads } from './ads.ts';
import { appointments } from './appointments.ts';
import { catalogues } from './catalogues.ts';
import { courses } from './courses.ts';
import { crmFaq } from './crm-faq.ts';
import { crmPlans } from './crm-plans.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { maintenancePlans } from './maintenance-plans.ts';
import { promises } from './promises.ts';
import { routes } from './routes.ts';
import { serviceSearch } from './search.ts';
import { shell } from './shell.ts';
import { socialPlans } from './social-plans.ts';
import { testimonials } from './testimonials.ts';
import { toasts } from './toasts.ts';
import { websites } from './websites.ts';
import type { Row } from '../proofs.ts';

/** Every statement of the specification and of its decisions. */
export const statements: readonly Row[] = [
  ...routes,
  ...shell,
  ...serviceSearch,
  ...toasts,
  ...home,
  ...testimonials,
  ...socialPlans,
  ...maintenancePlans,
  ...ads,
  ...catalogues,
  ...websites,
  ...crmPlans,
  ...crmFaq,
  ...appointments,
  ...courses,
  ...legal,
  ...promises,
];
