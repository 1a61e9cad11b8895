const choices = /"[^"]*"(?: \| "[^"]*")*/y;
const member = /(?:readonly )?([\w$]+)(\??): /y;
/** A value, which is only given: `copy: { readonly from: string; }`. Properties, parameters and results stand behind a dot or an arrow. */
const value = /^[\w$]+: \{/;

/**
 * Whether a line of an interface says what it said, and besides it only what nobody has to give or to know of: further members of
 * an object that are optional (`{ slug: string; role?: string; }`) or stand in a value, and further names to choose among (`"crm" | "courses"`).
 */
export function isWidened(before: string, after: string): boolean {
  const isGiven = value.test(before);
  let [at, now] = [0, 0];
  while (at < before.length && now < after.length) {
    if (startsMember(after, now)) {
      const [further, known] = [found(member, after, now), found(member, before, at)];
      if (further && (further[2] === '?' || isGiven) && further[1] !== known?.[1]) {
        now = endOfMember(after, now);
        continue;
      }
    }
    const [were, are] = [found(choices, before, at), found(choices, after, now)];
    if (were && are) {
      const offered = new Set(are[0].split(' | '));
      if (!were[0].split(' | ').every((choice) => offered.has(choice))) return false;
      at += were[0].length;
      now += are[0].length;
      continue;
    }
    if (before[at] !== after[now]) return false;
    at += 1;
    now += 1;
  }
  return at === before.length && now === after.length;
}

const startsMember = (text: string, at: number): boolean => ['{ ', '; '].includes(text.slice(at - 2, at));

function found(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Behind the semicolon, and the space, that end the member which starts here. */
function endOfMember(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('{([<'.includes(text[at] ?? '')) depth += 1;
    // The arrow of a function closes nothing.
    else if ('})]>'.includes(text[at] ?? '') && text[at - 1] !== '=') depth -= 1;
    else if (depth === 0 && text[at] === ';') return at + 2;
  }
  return text.length;
}
