export { pageCategories } from './pages.ts';
export type { PageCategory, PageDeclaration, PageProps, Pages, Screens } from './pages.ts';
export { formatAmount } from './amount.ts';
export type { Amount } from './amount.ts';
export type { SiteConfiguration } from './schemas/site-configuration.ts';
export type { Testimonial } from './schemas/testimonials.ts';
export { SiteProvider, useSite } from './site.ts';
export { Slot, SlotProvider } from './slots.ts';
export type { SlotName, SlotProps, Slots } from './slots.ts';
// Only what is exported by a star can be added to by `declare module 'shared-types'`.
export type * from './offered-slots.ts';
export { ToastProvider, useToast } from './toasts.ts';
export type { Toast, ToastButton, ToastOptions, ToastPosition, ToastPromise, ToastType } from './toasts.ts';
export { ComposedProvider, useToday } from './today.ts';
export { chatLink } from './chat-link.ts';
export { bootstrapId, rootId } from './rendering.ts';
export type {
  Bootstrap,
  Container,
  NewestRevision,
  PageFacts,
  RenderedPage,
  Route,
  ServerShell,
  SiteTable,
} from './rendering.ts';
