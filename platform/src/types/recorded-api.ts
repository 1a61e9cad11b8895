import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { compilerConfiguration, packageFolder } from '../bundling/own-packages.ts';
import { contractPackage, designSystem, platformPackage } from '../bundling/shared-packages.ts';
import { readManifest } from '../repository/workspaces.ts';
import { platformApi } from './platform-api.ts';
import { apiChanges, publicApi, type PublicApi } from './public-api.ts';

/** Packages that remotes in other repositories are written against. */
export const promisedPackages: readonly string[] = [contractPackage, designSystem, platformPackage];

/** Name of the file in a package with what it promises, below the version for which it was first so. */
const recordFile = 'api.txt';

/** What a package of the repository promised, and what it offers now. */
export interface Promise {
  name: string;
  /** Version in `package.json`. */
  version: string;
  /** Version that the record was made for; nothing where there is no record. */
  recordedFor?: string;
  breaking: readonly string[];
  added: readonly string[];
  /** Whether the version says that what is broken is broken: it has another major. */
  isMajor: boolean;
  /** Whether it may say more: it has another minor or major, or its changelog says that it is not out yet. */
  mayAdd: boolean;
}

/** Compares what a package offers with its record. */
export function promiseOf(root: string, name: string): Promise {
  return compared(root, name, offered(root, name));
}

function compared(root: string, name: string, now: PublicApi): Promise {
  const folder = packageFolder(root, name);
  const { version } = readManifest(folder);
  const file = join(folder, recordFile);
  const [recordedFor = '', ...recorded] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const changes = apiChanges(recorded, now);
  const major = (text: string): string => text.split('.')[0] ?? '';
  const minor = (text: string): string => text.split('.', 2).join('.');
  return {
    name,
    version,
    ...(recordedFor && { recordedFor }),
    ...changes,
    isMajor: major(recordedFor) !== major(version),
    mayAdd: minor(recordedFor) !== minor(version) || changelogOf(root, name).includes(`## ${version} (unreleased)`),
  };
}

/** The lines of a package's changelog. */
export function changelogOf(root: string, name: string): string[] {
  const file = join(packageFolder(root, name), 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/**
 * Records what a package offers now. Throws, and records nothing, where that breaks what it promised and its version has the same
 * major, or adds to a version that is out.
 */
export function record(root: string, name: string): void {
  const now = offered(root, name);
  const { version, breaking, added, isMajor, mayAdd } = compared(root, name, now);
  if (breaking.length > 0 && !isMajor)
    throw new Error(
      `${name} ${version} breaks what it promised to remotes in other repositories:\n${breaking.map((line) => `  ${line}`).join('\n')}\nKeep it, or give the package a new major version and say in its CHANGELOG.md what to do.`,
    );
  if (added.length > 0 && !mayAdd)
    throw new Error(
      `${name} ${version} is out, and would promise more:\n${added.map((line) => `  ${line}`).join('\n')}\nGive the package a new minor version, and its CHANGELOG.md a part "## <version> (unreleased)" that says what is new.`,
    );
  const folder = packageFolder(root, name);
  writeFileSync(join(folder, recordFile), `${[version, ...now].join('\n')}\n`);
}

function offered(root: string, name: string): PublicApi {
  const folder = packageFolder(root, name);
  if (name === platformPackage) return platformApi(folder);
  const { exports = {} } = readManifest(folder) as { exports?: Record<string, string> };
  // The schemas are the platform's: what a remote declares is checked by `mosaico types` and when it is built.
  const files = Object.entries(exports).filter(([path, file]) => path !== './schemas' && /\.tsx?$/.test(file));
  const { config } = ts.readConfigFile(compilerConfiguration(root), (each) => ts.sys.readFile(each)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return publicApi(
    folder,
    files.map(([, file]) => join(folder, file)),
    options,
  );
}
