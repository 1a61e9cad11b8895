import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { installedApart } from './installed-apart.ts';
import { testWork } from './work.ts';

/** A Module Federation host of somebody else's, as the documentation of its bundler has it. */
export interface StockHost {
  origin: string;
  close(): Promise<void>;
}

const shell = `<!doctype html><html lang="es"><title>Otro sitio</title><link rel="icon" href="data:,"><div id="root"></div><script src="/main.js"></script>`;

const source = (remote: string, screen: string): string => `
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { loadStockSite, StockProvider } from '@mosaico/shared-types/stock';

async function start() {
  const [site, { default: screens }] = await Promise.all([loadStockSite(SITE), import('${remote}/screens')]);
  const Screen = lazy(screens['${screen}']);
  createRoot(document.getElementById('root')).render(
    <MemoryRouter>
      <StockProvider of={site}>
        <Suspense fallback="…"><Screen /></Suspense>
      </StockProvider>
    </MemoryRouter>,
  );
}
start().catch((error) => { document.body.append(error.message); });
`;

/** The runtime plugin of Module Federation that gives a host's runtime to remotes, which bring none. */
const provideRuntime = fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/** Of the bundlers, the plugin that is told of a remote by its manifest, or by its entry. */
export const bundlers = {
  'webpack, @module-federation/enhanced': { bundler: 'webpack', plugin: 'enhanced', by: 'mf-manifest.json' },
  'webpack alone': { bundler: 'webpack', plugin: 'own', by: 'remoteEntry.js' },
  Rspack: { bundler: 'rspack', plugin: 'own', by: 'mf-manifest.json' },
} as const;

/** Builds and serves a host that shows a screen of a remote of the site at an origin. Rejects with what the bundler says. */
export async function stockHost(
  bundlerName: keyof typeof bundlers,
  site: string,
  { remote, screen, without = [] }: { remote: string; screen: string; without?: readonly string[] },
): Promise<StockHost> {
  const { bundler, plugin, by } = bundlers[bundlerName];
  mkdirSync(testWork, { recursive: true });
  // Below the repository: there are the packages.
  const folder = mkdtempSync(join(testWork, 'stock-host-'));
  const dependencies = {
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    'react-router': '^7.0.0',
    '@mosaico/shared-types': '^3.0.0',
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stock-host', version: '1.0.0', dependencies }));
  const name = remote.replaceAll('-', '_');
  // webpack's own plugin has no runtime to give: the host starts one.
  const ownRuntime = `
    import { createInstance } from '@module-federation/runtime';
    import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
    createInstance({ name: 'stock_host', remotes: [], plugins: [provideRuntime()] });
  `;
  const isAlone = bundler === 'webpack' && plugin === 'own';
  writeFileSync(join(folder, 'index.jsx'), `${isAlone ? ownRuntime : ''}import('./start.jsx');`);
  writeFileSync(join(folder, 'start.jsx'), source(name, screen));
  const shared = [...Object.keys(dependencies), 'react/jsx-runtime'].filter((each) => !without.includes(each));
  const federation = {
    name: 'stock_host',
    remotes: { [name]: `${name}@${site}/assets/${remote}/${by}` },
    shared: Object.fromEntries(shared.map((each) => [each, { singleton: true }])),
  };
  const parser = { syntax: 'typescript', tsx: true };
  const common = {
    mode: 'production',
    optimization: { minimize: false },
    context: folder,
    entry: './index.jsx',
    devtool: false,
    output: { path: join(folder, 'dist'), filename: '[name].js', publicPath: 'auto' },
    // The contract's sources: `packages.slow.test.ts` looks at what is compiled of them.
    resolve: { conditionNames: ['source', '...'], extensions: ['.ts', '.jsx', '...'] },
    module: {
      rules: [
        {
          test: /\.(jsx|ts)$/,
          loader: bundler === 'rspack' ? 'builtin:swc-loader' : 'swc-loader',
          options: { jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
        },
      ],
    },
  } as const;
  const definitions = { SITE: JSON.stringify(site) };
  // Rspack has webpack's interface.
  const build = bundler === 'rspack' ? rspack() : webpack;
  const { DefinePlugin, container } = build;
  const own = bundler === 'rspack' ? { ...federation, runtimePlugins: [provideRuntime] } : federation;
  const plugins = [
    new DefinePlugin(definitions),
    plugin === 'own'
      ? new container.ModuleFederationPlugin(own)
      : new ModuleFederationPlugin({
          ...federation,
          manifest: false,
          dts: false,
          dev: false,
          experiments: { provideExternalRuntime: true },
        }),
  ];
  const compiler = build({ ...common, plugins } as never);
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      const said = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
      if (said === undefined) resolve();
      else reject(new Error(said));
    });
  });
  return served(join(folder, 'dist'), () => rmSync(folder, { recursive: true }));
}

/** Rspack, of which no checkout has the 51 MB. */
const rspack = (): typeof webpack => (installedApart('rspack') as { rspack: typeof webpack }).rspack;

async function served(folder: string, clean: () => void): Promise<StockHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    const isScript = extname(pathname) === '.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? readFileSync(join(folder, pathname)) : shell);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        clean();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
