// Declarations are data, so they name figures and pages in plain strings. `mosaico types` asks these of each of them.

type InText<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}/${string}` ? Name : never) | InText<Rest>
  : never;

/** Names of all figures that the texts in a declaration mention. */
export type MentionedFacts<Things> = Things extends string
  ? InText<Things>
  : Things extends { lowest: readonly (infer Names)[] }
    ? Names
    : Things extends readonly (infer Items)[]
      ? MentionedFacts<Items>
      : Things extends object
        ? { [Key in keyof Things]: MentionedFacts<Things[Key]> }[keyof Things]
        : never;

/** Names of all pages that `pages.ts` mentions. */
export type MentionedPages<Things> = {
  [Key in keyof Things]:
    | (Things[Key] extends { parent: infer Name } ? Name : never)
    | (Things[Key] extends { clientsOnly: { elsewhere: infer Name } } ? Name : never);
}[keyof Things];

/** Names of all offers that `pages.ts` or `facts.json` mentions. */
export type MentionedOffers<Things> = {
  [Key in keyof Things]:
    | (Things[Key] extends { service: { offer: infer Name } } ? Name : never)
    | (Things[Key] extends { sells: readonly (infer Names)[] } ? Names : never)
    | (Things[Key] extends { of: infer Name } ? Name : never);
}[keyof Things];
