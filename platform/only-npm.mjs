// The repository's `preinstall`. Yarn, Bun and their like give workspaces other places than npm's lockfile does, or none.
const [manager] = (process.env.npm_config_user_agent ?? 'npm/').split('/');
if (manager !== 'npm') {
  console.error(
    `Error: This repository is installed by npm, and not by ${manager}: its lockfile is package-lock.json. ` +
      `Delete what ${manager} has written (node_modules, its lockfile), then run: npm ci`,
  );
  process.exitCode = 1;
}
