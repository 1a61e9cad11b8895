import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const asked = /^(it|test)$/;
const group = /^(describe|test)$/;
const run = new Set(['each', 'only', 'step']);
const leftOut = new Set(['skip', 'fixme', 'todo', 'fail']);

const known = new Map<string, readonly string[]>();

/** Titles of the tests of a file and of their steps, as they are written there, without those that are not run. */
export function titlesIn(file: string): readonly string[] {
  const titles = known.get(file) ?? (existsSync(file) ? titlesOf(file, readFileSync(file, 'utf8')) : []);
  known.set(file, titles);
  return titles;
}

/** The same of a source: `it`, `test`, `it.each(…)`, `test.step`; a text with values in it stays as it is written. */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { root, steps } = calleeOf(node.expression);
      const isSkipped = steps.some((step) => leftOut.has(step));
      // Of a group that is skipped, and of what a hook or a condition skips, nothing counts.
      if (isSkipped && (asked.test(root) || group.test(root))) return;
      const [first] = node.arguments;
      if (asked.test(root) && first && steps.every((step) => run.has(step))) {
        if (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) titles.push(first.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** `it.each(cases)` begins at `it`, by way of `each`. */
function calleeOf(expression: ts.Expression): { root: string; steps: string[] } {
  const steps: string[] = [];
  let at = expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      steps.push(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at)) at = at.expression;
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag;
    else return { root: ts.isIdentifier(at) ? at.text : '', steps };
  }
}
