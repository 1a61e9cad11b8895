import { useEffect, useSyncExternalStore } from 'react';

/** How far a script from outside has come. */
export type ScriptStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** How {@link useScript} loads a script. */
export interface ScriptOptions {
  /** Id of its element: a script is in the document once, however many ask for it. */
  id: string;
  /** Only from this moment on. Default: at once. */
  when?: boolean;
  /** Take it out of the document when the last one who asked for it leaves the page. */
  removeOnLeave?: boolean;
}

/** A script that has not answered within so many milliseconds counts as failed; it may still come. */
const patience = 10_000;

interface LoadedScript {
  element: HTMLScriptElement;
  status: ScriptStatus;
  users: number;
}

const scripts = new Map<string, LoadedScript>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A script from outside, loaded after the page works and never in its way. One that failed is tried again by who comes next. */
export function useScript(address: string, { id, when = true, removeOnLeave = false }: ScriptOptions): ScriptStatus {
  const status = useSyncExternalStore(
    subscribe,
    () => scripts.get(id)?.status ?? 'idle',
    () => 'idle' as const,
  );
  useEffect(() => {
    if (!when) return undefined;
    const script = scripts.get(id) ?? load(address, id);
    script.users += 1;
    return () => {
      script.users -= 1;
      if (script.users === 0 && (removeOnLeave || script.status === 'failed')) forget(id);
    };
  }, [address, id, when, removeOnLeave]);
  return when ? status : 'idle';
}

function load(address: string, id: string): LoadedScript {
  const element = document.createElement('script');
  const script: LoadedScript = { element, status: 'loading', users: 0 };
  const timer = setTimeout(() => become(script, 'failed'), patience);
  const answered = (status: ScriptStatus) => () => {
    clearTimeout(timer);
    become(script, status);
  };
  element.addEventListener('load', answered('ready'));
  element.addEventListener('error', answered('failed'));
  element.id = id;
  element.async = true;
  element.src = address;
  scripts.set(id, script);
  document.body.append(element);
  become(script, 'loading');
  return script;
}

function become(script: LoadedScript, status: ScriptStatus): void {
  script.status = status;
  for (const listener of listeners) listener();
}

function forget(id: string): void {
  scripts.get(id)?.element.remove();
  scripts.delete(id);
}
