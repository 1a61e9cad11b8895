import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Workspace } from '../workspaces.ts';

/**
 * Page key → the module its `import()` names, read from the syntax of `screens.ts`: webpack knows the imports but not
 * the keys they stand under. Throws for an entry that is not of the form `key: () => import('./…')`.
 */
export function screenRequests(workspace: Workspace): Map<string, string> {
  return importRequests(workspace, 'screens.ts');
}

/** Where a remote says which pieces it offers to other remotes' pages. */
export const slotsFile = 'slots.ts';

/** Names of the pieces that a workspace offers; none without a `slots.ts`. Throws as {@link screenRequests} does. */
export function offeredSlots(workspace: Workspace): string[] {
  if (!existsSync(join(workspace.folder, 'src', slotsFile))) return [];
  return [...importRequests(workspace, slotsFile).keys()];
}

function importRequests(workspace: Workspace, name: string): Map<string, string> {
  const file = join(workspace.folder, 'src', name);
  const requests = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, visit);
    for (const property of node.properties) {
      const key =
        property.name && (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name)) && property.name.text;
      const request = ts.isPropertyAssignment(property) && importedBy(property.initializer);
      if (!key || !request) {
        throw new Error(
          `${workspace.name}/src/${name}: write each entry as 'key': () => import('./…'), not ${property.getText()}`,
        );
      }
      requests.set(key, request);
    }
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return requests;
}

function importedBy(loader: ts.Expression): string | undefined {
  if (!ts.isArrowFunction(loader) || !ts.isCallExpression(loader.body)) return undefined;
  const [argument] = loader.body.arguments;
  const isImport = loader.body.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && argument && ts.isStringLiteral(argument) ? argument.text : undefined;
}
