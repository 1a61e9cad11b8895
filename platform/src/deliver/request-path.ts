/** What a request asks for: the path as it was written, and the query with its question mark. */
export interface Asked {
  pathname: string;
  query: string;
}

/** Reads the target of a request's first line; absolute ones (`http://host/path`) name the path just as well. */
export function askedFor(target = '/'): Asked {
  const own = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [, pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
  return { pathname: pathname === '' ? '/' : pathname, query };
}

/**
 * The name of a file that a path can mean, below the site's folder. Undefined for a path that cannot be decoded, or whose parts
 * are empty, dots, or contain separators of folders.
 */
export function fileNamed(pathname: string): string | undefined {
  const name = decoded(pathname.slice(1));
  if (name === undefined || !pathname.startsWith('/')) return undefined;
  const isName = (part: string): boolean => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part);
  // An encoded slash is none between folders.
  const isOwn = name.split('/').length === pathname.slice(1).split('/').length;
  return isOwn && name.split('/').every(isName) ? name : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
