import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Diagnostic, type Project } from 'typescript-native/unstable/sync';
import { contractOf, type Modules } from './contract.ts';
import { contractFile, messageOf } from './messages.ts';

/**
 * What the compiler objects to in the repository at `root`: in its own files, and in what the workspaces expose to each
 * other. `others` are the pieces that other repositories' workspaces offer. One message each, naming file and line. Throws where
 * it has no `tsconfig.json`.
 *
 * TypeScript 7 takes a quarter of the time of 6, which still reads syntax and watches for `mosaico dev`.
 */
export function typeErrors(root: string, modules: readonly Modules[], others: readonly string[] = []): string[] {
  const asked = join(root, 'tsconfig.json');
  if (!existsSync(asked))
    throw new Error(`${asked} is missing. Write one that extends "@mosaico/platform/tsconfig.base.json".`);
  const contract = contractOf(root, modules, others);
  const configuration = join(root, 'tsconfig.contract.json');
  /** Files that are not on the disk. */
  const virtual = new Map([[contractFile(root), contract.source]]);
  const api = new API({
    cwd: root,
    fs: { readFile: (name) => virtual.get(name), fileExists: (name) => virtual.has(name) || undefined },
  });
  try {
    const { fileNames } = api.parseConfigFile(asked);
    const files = [...fileNames, contractFile(root)];
    virtual.set(configuration, JSON.stringify({ extends: './tsconfig.json', files, include: [] }));
    const snapshot = api.updateSnapshot({ openProjects: [configuration] });
    const { program } = projectOf(snapshot.getProject(configuration), asked);
    const found = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getProgramDiagnostics(),
      ...program.getSyntacticDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...program.getSemanticDiagnostics(),
    ];
    const messages = found.map((diagnostic) => {
      const { fileName, pos, code } = diagnostic;
      const source = fileName === undefined ? undefined : program.getSourceFile(fileName);
      const place = fileName === undefined ? undefined : { fileName, ...source?.getLineAndCharacterOfPosition(pos) };
      return messageOf({ place, code, text: textOf(diagnostic) }, { root, contract });
    });
    return [...new Set(messages)];
  } finally {
    api.close();
  }
}

function projectOf(project: Project | undefined, asked: string): Project {
  if (project) return project;
  throw new Error(`${asked} cannot be read. Mend what an editor shows in it.`);
}

/** With what it follows from, each level two spaces further in. */
function textOf({ text, messageChain = [] }: Diagnostic, depth = 1): string {
  return [text, ...messageChain.map((each) => '  '.repeat(depth) + textOf(each, depth + 1))].join('\n');
}
