import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'crm-plans': () => import('./crm-plans/crm-plans.tsx'),
  'crm-services': () => import('./crm-services/crm-services.tsx'),
  'support-plans': () => import('./support-plans/support-plans.tsx'),
  'support-portal': () => import('./support-portal/support-portal.tsx'),
  'support-appointment': () => import('./support-appointment/support-appointment.tsx'),
  'request-received': () => import('./request-received/request-received.tsx'),
  'appointment-accepted': () => import('./appointment-accepted/appointment-accepted.tsx'),
  'appointment-cancelled': () => import('./appointment-cancelled/appointment-cancelled.tsx'),
  'booking-thanks': () => import('./booking-thanks/booking-thanks.tsx'),
  'tour-thanks': () => import('./tour-thanks/tour-thanks.tsx'),
  'sales-assistants': () => import('./sales-assistants/sales-assistants.tsx'),
  'crm-faq': () => import('./crm-faq/crm-faq.tsx'),
  advisory: () => import('./advisory/advisory.tsx'),
} satisfies Screens<typeof pages>;
