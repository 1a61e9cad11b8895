import { useEffect, useState } from 'react';

/** How far a script from outside has come. */
export type ScriptStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** How {@link useScript} loads a script. */
export interface ScriptOptions {
  /** Id of its element: a script is in the document once, however many ask for it. */
  id: string;
  /** Only from this moment on. Default: at once. */
  when?: boolean;
  /** Take it out of the document when its last user leaves the page. */
  removeOnLeave?: boolean;
}

/** A script that has not answered within this many ms counts as failed; it may still come. */
const loadTimeoutMs = 10_000;

/** Dispatched on the element whenever its status changes. */
const changed = 'mosaico:status';

/** A browser that draws nothing may never report that it is idle. After this many ms the script is loaded all the same. */
const idleTimeoutMs = 3_000;

/** Once the browser has nothing better to do; at once in browsers that do not say so. */
function atRest(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    act();
    return () => undefined;
  }
  const handle = requestIdleCallback(act, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** A script from outside, loaded after the page works and never in its way. */
export function useScript(address: string, { id, when = true, removeOnLeave = false }: ScriptOptions): ScriptStatus {
  const [status, setStatus] = useState<ScriptStatus>('idle');
  const [isRested, setRested] = useState(false);
  // The page's other pieces may not be interactive yet.
  useEffect(() => (when && !isRested ? atRest(() => setRested(true)) : undefined), [when, isRested]);
  const isDue = when && isRested;
  useEffect(() => {
    if (!isDue) return undefined;
    const element = scriptOf(address, id);
    const read = (): void => setStatus(statusOf(element));
    count(element, 1);
    element.addEventListener(changed, read);
    read();
    return () => {
      element.removeEventListener(changed, read);
      const present = document.getElementById(id) ?? element;
      const used = count(present, -1) > 0;
      if (!used && (removeOnLeave || statusOf(present) === 'failed')) present.remove();
    };
  }, [address, id, isDue, removeOnLeave]);
  return isDue ? status : 'idle';
}

// The status of a script is an attribute of its element: a page may hold two versions of this module, but has one document.
const statusOf = ({ dataset }: HTMLElement): ScriptStatus => dataset.status as ScriptStatus;

function count({ dataset }: HTMLElement, more: 1 | -1): number {
  const users = Number(dataset.users ?? 0) + more;
  dataset.users = String(users);
  return users;
}

/** The script's element. One that has failed gives way to another attempt, and its users receive that result as well. */
function scriptOf(address: string, id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known && statusOf(known) !== 'failed') return known;
  const element = document.createElement('script');
  const become = (status: ScriptStatus): void => {
    for (const each of known ? [element, known] : [element]) {
      each.dataset.status = status;
      each.dispatchEvent(new Event(changed));
    }
  };
  const timer = setTimeout(() => become('failed'), loadTimeoutMs);
  const settle = (status: ScriptStatus) => () => {
    clearTimeout(timer);
    become(status);
  };
  element.addEventListener('load', settle('ready'));
  element.addEventListener('error', settle('failed'));
  element.id = id;
  element.async = true;
  element.src = address;
  element.dataset.users = known?.dataset.users ?? '0';
  become('loading');
  if (known) known.replaceWith(element);
  else document.body.append(element);
  return element;
}
