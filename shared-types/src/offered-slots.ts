/**
 * Every piece that a remote of this repository offers. Each remote adds its own, at the end of its `slots.ts`, so that a
 * page can only show pieces that exist: `declare module 'shared-types' { interface OfferedSlots extends … {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by the remotes
export interface OfferedSlots {}
