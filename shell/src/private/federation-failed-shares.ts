// Library: @module-federation/enhanced 2.9. Symbol: `loading` of the copies in a share scope, which keeps a promise that was rejected.
// Why: a shared module that did not load (a control's Material UI, while the phone was offline) has to be requested again the next time. The
// runtime returns the rejected promise instead. The hook `errorLoadShare` is documented, what it may change is not. Upstream: no issue yet.
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ErrorLoadShare = NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>;

/** Hook `errorLoadShare` of a runtime plugin: a shared module that could not be loaded is requested again when it is needed again. */
export const forgetFailedShares: ErrorLoadShare = ({ pkgName, shareScopeMap }) => {
  for (const copy of Object.values(shareScopeMap.default?.[pkgName] ?? {})) if (!copy.loaded) copy.loading = null;
};
