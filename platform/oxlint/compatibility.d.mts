/** The oldest supported browsers, in browserslist's notation (`safari 16.4`). */
export const browsers: readonly string[];

/** The supported browsers that lack the global `name`. */
export function missingGlobal(name: string): string[];

/** The supported browsers that lack `owner.name`. `owner` is undefined where its interface is not known. */
export function missingMember(owner: string | undefined, name: string): string[];

/** Whether two interfaces came in the same versions: `requestIdleCallback` and `cancelIdleCallback`. */
export function cameTogether(one: string, other: string): boolean;

/** All interfaces that a supported browser lacks, each with those browsers: globals (`Temporal`), and members (`URL.canParse`, `Document#startViewTransition`). */
export function missingInterfaces(): { globals: Map<string, string[]>; members: Map<string, string[]> };

/** The supported browsers that lack an attribute of HTML. */
export function missingAttribute(name: string): string[];

/** A feature of a style sheet that some supported browsers lack. */
export interface MissingStyle {
  kind: 'at-rule' | 'media' | 'property' | 'selector' | 'value';
  /** `@property`, `(scripting: none)`, `text-wrap`, `:has`, `cursor: grab`, `linear()`. */
  name: string;
  /** The browsers that lack it. */
  lacks: string[];
  /** Its line in the sheet. */
  line: number;
  /** Whether it is in an `@supports` that tests for it, or after a value that all browsers have. */
  isGuarded: boolean;
  /** Whether a browser without it drops nothing else with it. */
  isAlone: boolean;
}

/** The features of a style sheet, lowered as in a release, that some supported browsers lack. */
export function missingStyles(css: string, filename: string): MissingStyle[];
