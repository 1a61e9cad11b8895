// The repository's `preinstall`. Yarn, Bun and their like give workspaces other places than npm's lockfile does, or none. Yarn 2 and later
// would fail before that on what they do not read of it, so `.yarnrc.yml` leads them here; they tell by this variable.
const isYarn = process.env.YARN_IGNORE_PATH !== undefined;
const [manager] = isYarn ? ['yarn'] : (process.env.npm_config_user_agent ?? 'npm/').split('/');
if (manager !== 'npm') {
  console.error(
    `Error: This repository is installed by npm, and not by ${manager}: its lockfile is package-lock.json. ` +
      `Delete what ${manager} has written (node_modules, its lockfile), then run: npm ci`,
  );
  process.exitCode = 1;
}
