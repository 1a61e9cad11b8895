import { Command } from 'commander';
import type { Revision } from '@mosaico/shared-types/schemas';
import { fingerprint, publicKey } from '../store/signing.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { authorOf } from './author-options.ts';
import { context } from './context.ts';
import { change, type ChangeOptions } from './environment-change.ts';

interface TrustOptions extends ChangeOptions {
  key?: string;
  remove?: boolean;
}

export function trustCommand(): Command {
  return new Command('trust')
    .description("Demand that a workspace's releases are signed: with one of these keys. Without --key: say which.")
    .argument('<name>', 'the environment')
    .argument('[workspace]')
    .option('--key <file>', 'a public Ed25519 key in PEM; one more for each call')
    .option('--remove', 'trust this key no longer; without its last key a workspace need not be signed')
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nA further revision, so that its history is kept; refused while the environment shows a release that is not signed so.\n\nExamples:\n  openssl genpkey -algorithm ed25519 -out plans.pem && openssl pkey -in plans.pem -pubout -out plans.pub\n  mosaico publish mf-plans --unless-published --sign-with plans.pem\n  mosaico environment trust staging mf-plans --key plans.pub\n  mosaico environment trust staging mf-plans --key old.pub --remove\n  mosaico environment trust staging',
    )
    .action(async (environment: string, workspace: string | undefined, options: TrustOptions) => {
      const { root, store, sites } = context();
      const { key: file, remove = false, json } = options;
      const { trust = {}, revision } = await store.revision(environment);
      if (workspace === undefined || file === undefined) {
        if (remove || file !== undefined)
          throw new Error(`Name workspace and key: mosaico environment trust ${environment} mf-plans --key plans.pub`);
        return listTrust(trust, workspace, json);
      }
      if (!remove && !(await store.workspaces()).includes(workspace))
        throw new Error(`Nothing is published of "${workspace}". Correct the name, or publish a release first.`);
      const key = await publicKey(file);
      const known = trust[workspace] ?? [];
      if (known.includes(key) !== remove) {
        const line = `${environment} ${remove ? 'does not trust' : 'trusts'} ${fingerprint(key)} for ${workspace} already. Nothing to do.`;
        return answer({ changed: false, revision, trust }, [line], json);
      }
      const keys = remove ? known.filter((each) => each !== key) : [...known, key];
      const promotion = {
        environment,
        changes: [],
        trust: Object.fromEntries(
          Object.entries({ ...trust, [workspace]: keys }).filter(([, trusted]) => trusted.length > 0),
        ),
        reason: `${remove ? 'no longer trusts' : 'trusts'} ${fingerprint(key)} for ${workspace}`,
        ...authorOf(root, options),
        sites: sites(environment),
      };
      await change(store, promotion, options);
    });
}

function listTrust(trust: NonNullable<Revision['trust']>, workspace: string | undefined, json?: boolean): void {
  const listed = Object.entries(trust)
    .filter(([name]) => workspace === undefined || name === workspace)
    .flatMap(([name, keys]) => keys.map((key) => ({ workspace: name, fingerprint: fingerprint(key), key })));
  const lines = listed.map((each) => `${each.workspace}  ${each.fingerprint}  ${each.key}`);
  answer(listed, lines.length > 0 ? lines : ['No release needs to be signed.'], json);
}
