export type { PageCategory, PageDeclaration, Pages, Screens } from './pages.ts';
export { formatAmount } from './amount.ts';
export type { Amount } from './amount.ts';
export type { SiteConfiguration } from './schemas/site-configuration.ts';
export type { Testimonial } from './schemas/testimonials.ts';
export { SiteProvider, useSite } from './site.ts';
export { ToastProvider, useToast } from './toasts.ts';
export type { Toast, ToastOptions, ToastType } from './toasts.ts';
export { chatLink } from './chat-link.ts';
