import type { Compilation } from 'webpack';
import type { Workspace } from '../lib/workspaces.ts';
import type { LicensedPackage } from '../store/licences.ts';
import { clientFacts, type ClientFacts } from './client-facts.ts';
import { licensedPackages, packageFolders } from './licences.ts';

/** What a release says of itself that only webpack knows. */
export type ReleaseFacts = ClientFacts & { licences: readonly LicensedPackage[] };

/** Reads finished compilations, the client's first. Throws as {@link clientFacts} does. */
export async function collectFacts(workspace: Workspace, [client]: readonly Compilation[]): Promise<ReleaseFacts> {
  if (!client) throw new Error(`${workspace.name} has no client build.`);
  return { ...(await clientFacts(client, workspace)), licences: await licensedPackages(packageFolders(client)) };
}
