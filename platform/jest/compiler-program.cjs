// Where TypeScript's compiler for this machine is installed.
const { dirname, join } = require('node:path');

module.exports = () => {
  const manifest = require.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
  return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
};
