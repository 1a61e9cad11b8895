/**
 * A git remote's address as a release may say it: without user, password and query of a URL. Nothing for a folder of
 * somebody's machine.
 */
export function repositoryAddress(remote: string): string | undefined {
  if (remote.includes('://') && URL.canParse(remote)) {
    const url = new URL(remote);
    if (url.protocol === 'file:' || url.host === '') return undefined;
    return `${url.protocol}//${url.host}${url.pathname}`;
  }
  // As for ssh: somebody@host:path. The colon comes before any slash, else it is a folder.
  const [, host, path] = /^(?:[^/]*@)?([^/:@]+):(?!\\)(.+)$/.exec(remote) ?? [];
  return host && path ? `${host}:${path}` : undefined;
}
