/** The oldest browsers that the site is made for, as browserslist writes them (`safari 16.4`). */
export const browsers: readonly string[];

/** Which of our browsers lack the interface `name`, as a global. */
export function missingGlobal(name: string): string[];

/** Which of our browsers lack `owner.name`; `owner` is undefined where it is not known what that is. */
export function missingMember(owner: string | undefined, name: string): string[];

/** Whether two interfaces came at once: `requestIdleCallback` and `cancelIdleCallback`. */
export function cameTogether(one: string, other: string): boolean;

/** All interfaces that one of our browsers lacks, and which: globals (`Temporal`), and members (`URL.canParse`, `Document#startViewTransition`). */
export function missingInterfaces(): { globals: Map<string, string[]>; members: Map<string, string[]> };

/** Which of our browsers do not know an attribute of HTML. */
export function missingAttribute(name: string): string[];

/** What a style sheet asks for that some of our browsers lack. */
export interface MissingStyle {
  kind: 'at-rule' | 'media' | 'property' | 'selector' | 'value';
  /** `@property`, `(scripting: none)`, `text-wrap`, `:has`, `cursor: grab`, `linear()`. */
  name: string;
  /** The browsers that lack it. */
  lacks: string[];
  /** Where it is written: a line of the sheet. */
  line: number;
  /** Whether it stands in an `@supports` that asks for it, or after a value that all of them have. */
  isGuarded: boolean;
  /** Whether a browser that does not know it drops nothing else with it. */
  isAlone: boolean;
}

/** What a style sheet asks for that some of our browsers lack, once it is lowered for them as a release is. */
export function missingStyles(css: string, filename: string): MissingStyle[];
