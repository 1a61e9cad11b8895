// The local names of a style sheet, as they are written: rendering in a test knows no styles.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
