// The table of the demonstration for unit tests, of all workspaces' own declarations: a page under test asks for figures
// and pages of others as it does on the site.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { siteTable } = require('./platform/src/table/site-table.ts');

const root = __dirname;
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const declared = (folder, file) => {
  const path = join(folder, 'src', `${file}.ts`);
  return existsSync(path) ? require(path).default : {};
};
const releases = workspaces
  .map((workspace) => ({ workspace, folder: join(root, workspace) }))
  .filter(({ folder }) => existsSync(join(folder, 'webpack.config.mjs')))
  .map(({ workspace, folder }) => ({
    workspace,
    pages: Object.entries(declared(folder, 'pages')).map(([key, page]) => ({
      key,
      aliases: [],
      indexed: true,
      embeddable: false,
      ...page,
    })),
    facts: declared(folder, 'facts'),
    offers: declared(folder, 'offers'),
    slots: Object.keys(declared(folder, 'slots')),
  }));
const site = JSON.parse(readFileSync(join(root, 'environments', 'demo', 'site.json'), 'utf8'));

/** For tests that look for problems: the rest takes the table. */
exports.releases = releases;
exports.table = siteTable(releases, site).table;
