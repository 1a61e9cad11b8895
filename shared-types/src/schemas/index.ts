export { checkedWith } from './checked-with.ts';
export { siteConfigurationSchema, type SiteConfiguration } from './site-configuration.ts';
export { releaseSchema, releasePageSchema, type Release, type ReleasePage } from './release.ts';
export { revisionSchema, type Revision } from './revision.ts';
export { testimonialSchema, type Testimonial } from './testimonials.ts';
export { pagesSchema } from './pages.ts';
export { publicDataSchemas } from './public-data.ts';
