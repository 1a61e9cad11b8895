export { isUncertain } from './addresses.ts';
export { codeOf, cut, described, encodedTwiceAt, visible, withoutPassword, wordAround } from './text.ts';
export { addressesIn } from './walk.ts';
export { checkedWith, nearestOf } from './checked-with.ts';
export { shapeOf } from './shape.ts';
export { siteConfigurationSchema, type SiteConfiguration } from './site-configuration.ts';
export {
  filesSchema,
  releaseSchema,
  releasePageSchema,
  storedFilesSchema,
  storedReleaseSchema,
  type Release,
  type ReleasePage,
} from './release.ts';
export {
  authorSchema,
  canaryStepsSchema,
  problemSchema,
  canarySchema,
  revisionSchema,
  type Author,
  type Canary,
  type Contents,
  type Problem,
  type Revision,
} from './revision.ts';
export { testimonialCardSchema, testimonialSchema, type Testimonial } from './testimonials.ts';
export {
  caseCardSchema,
  caseSchema,
  caseTopics,
  readCases,
  type CaseSummary,
  type CaseTopic,
  type ClientCase,
} from './cases.ts';
export { pagesSchema, pathLength } from './pages.ts';
export { factsFileOptions, factsFileSchema, factsSchema } from './facts.ts';
export { offersSchema } from './offers.ts';
export { slotsSchema } from './slots.ts';
export {
  captionFilesIn,
  publicDataParts,
  publicDataSchemas,
  type CaptionFile,
  type PublicData,
} from './public-data.ts';
export { listFileSchema, type DeclaredList, type ListEntry } from './lists.ts';
export { environmentName, nameLength } from './names.ts';
