import { applyStyles } from './apply-styles.ts';

// jsdom has no style sheets that scripts make: as much of them as is used here.
class CSSGroupingRule {
  constructor(
    readonly name: string,
    readonly cssRules: unknown[],
  ) {}
  deleteRule(index: number): void {
    this.cssRules.splice(index, 1);
  }
}
class CSSStyleRule {
  constructor(readonly cssText: string) {}
}
const layer = (name: string, ...rules: string[]) =>
  new CSSGroupingRule(
    name,
    rules.map((each) => new CSSStyleRule(each)),
  );
let written: CSSGroupingRule[] = [];
class CSSStyleSheet {
  cssRules: unknown[] = [];
  replaceSync(): void {
    this.cssRules = [...written];
  }
  deleteRule(index: number): void {
    this.cssRules.splice(index, 1);
  }
}

const adopted: CSSStyleSheet[] = [];
const unreadable = {
  href: 'https://widget.example/reviews.css',
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};

test('of a file those rules are applied that the page does not have; what may not be read is nobody of ours', () => {
  Object.assign(globalThis, { CSSGroupingRule, CSSStyleRule, CSSStyleSheet });
  Object.defineProperty(document, 'styleSheets', {
    value: [unreadable, { href: null, cssRules: [layer('blocks', '.a { color: red; }')] }],
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: adopted });
  const holds = (): unknown => adopted.at(-1)?.cssRules;

  written = [layer('blocks', '.a { color: red; }', '.b { color: blue; }'), layer('pages', '.a { color: red; }')];
  applyStyles('', 'https://site.example/1.css');
  expect(holds()).toEqual([layer('blocks', '.b { color: blue; }'), layer('pages', '.a { color: red; }')]);

  written = [layer('blocks', '.b { color: blue; }', '.c { color: green; }'), layer('pages', '.a { color: red; }')];
  applyStyles('', 'https://site.example/2.css');
  expect(holds()).toEqual([layer('blocks', '.c { color: green; }')]);
});
