// The pure part of `npm run test:next`: which versions are tried, and what a line says of each.
import { lt, major, satisfies, minVersion } from 'semver';

/** See `next-versions.d.mts`. */
export function versionsToTry(now, tags, wanted = ['latest', 'next']) {
  const found = [];
  let newest = now;
  for (const tag of wanted) {
    const version = tags[tag];
    if (version === undefined || !lt(newest, version)) continue;
    newest = version;
    found.push({ tag, version });
  }
  return found;
}

export function mayBreak(now, version) {
  if (version.includes('-')) return true;
  return major(now) === 0 ? !satisfies(version, `~${now}`) : major(version) !== major(now);
}

export function lineOf({ name, now, tag, version, node, breaks }, ownNode) {
  const kind = mayBreak(now, version) ? (version.includes('-') ? `no release, ${tag}` : 'major') : 'minor or patch';
  const least = minVersion(ownNode)?.version ?? '0.0.0';
  const asks = node !== undefined && !satisfies(least, node) ? `; asks for Node ${node}, of ours ${ownNode}` : '';
  return `${name}: ${now} → ${version} (${kind}${asks}): ${breaks === undefined ? 'nothing breaks' : breaks}`;
}

export function isFailure({ now, version, breaks }) {
  return breaks !== undefined && !mayBreak(now, version);
}
