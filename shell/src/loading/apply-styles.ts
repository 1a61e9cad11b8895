/** Rules that hold in this page, each with the at-rules around it. Those in the document itself are read with the first file. */
let standing: Set<string> | undefined;

/**
 * Applies the rules of a style sheet that the page does not have yet; `address` is the sheet's own. A document holds the rules of
 * its blocks, and several files hold the rules of one block. Applied twice they change nothing, but cost a phone a quarter of a
 * second of style and layout.
 */
export function applyStyles(css: string, address: string): void {
  // A file of somebody else's (a widget's) may not be read, and is none of ours.
  standing ??= new Set(Array.from(document.styleSheets).flatMap((each) => (each.href ? [] : [...namesIn(each)])));
  const sheet = new CSSStyleSheet({ baseURL: address });
  sheet.replaceSync(css);
  leaveOut(sheet, standing);
  document.adoptedStyleSheets.push(sheet);
}

type Rules = Pick<CSSGroupingRule, 'cssRules' | 'deleteRule'>;

function leaveOut(of: Rules, known: Set<string>, place = ''): void {
  // Backwards: a removed rule shifts the indices of the later rules.
  for (const [index, rule] of [...Array.from(of.cssRules).entries()].reverse()) {
    if (isGroup(rule)) {
      leaveOut(rule, known, place + groupNameOf(rule));
      if (rule.cssRules.length === 0) of.deleteRule(index);
    } else if (known.has(place + rule.cssText)) of.deleteRule(index);
    else known.add(place + rule.cssText);
  }
}

function* namesIn(of: Pick<Rules, 'cssRules'>, place = ''): Generator<string> {
  for (const rule of of.cssRules) {
    if (isGroup(rule)) yield* namesIn(rule, place + groupNameOf(rule));
    else yield place + rule.cssText;
  }
}

/** `@layer` or `@media` and what is in it. Newer browsers count a rule that may have others nested in it as a group, too. */
function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);
}

function groupNameOf(group: CSSGroupingRule): string {
  const { name = '', conditionText = '' } = group as Partial<CSSLayerBlockRule & CSSConditionRule>;
  return `${group.constructor.name} ${name}${conditionText}{`;
}
