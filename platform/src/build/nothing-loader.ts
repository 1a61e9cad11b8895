/** webpack loader that leaves nothing of a module: style sheets have no part in a server build. */
export default function nothingLoader(): string {
  return '';
}
