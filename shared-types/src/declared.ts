// The declarations of this repository's workspaces. Each file that declares adds its own at its end: `declare module
// '@mosaico/shared-types' { interface DeclaredOffers extends Declared<'mf-plans', typeof offers> {} }`; `pages.ts` adds those of
// `facts.json`, too. So an undeclared name does not compile, and nobody keeps a list.

/* oxlint-disable typescript/no-empty-object-type -- they are filled by the workspaces */
/** Every slot, by its name: a piece of one remote that pages of other remotes show. */
export interface OfferedSlots {}
/** Every figure that a workspace states, by its name (`mf-plans/social-basic`). */
export interface DeclaredFacts {}
/** Everything that can be bought, by its name. */
export interface DeclaredOffers {}
/** Every page, by its name: the workspace and the page's key in it (`mf-crm/crm-plans`). */
export interface DeclaredPages {}
/* oxlint-enable typescript/no-empty-object-type */

/** What a workspace declares under keys of its own, under the names by which everybody else knows it. `$schema` of a JSON file is none of them. */
export type Declared<Workspace extends string, Things> = {
  [Key in Exclude<keyof Things & string, '$schema'> as `${Workspace}/${Key}`]: Things[Key];
};
