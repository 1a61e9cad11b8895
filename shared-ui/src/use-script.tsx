import { useEffect, useState } from 'react';

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
  listeners: Set<(status: ScriptStatus) => void>;
}

const scripts = new Map<string, LoadedScript>();

/** A script from outside, loaded after the page works and never in its way. */
export function useScript(address: string, { id, when = true, removeOnLeave = false }: ScriptOptions): ScriptStatus {
  const [status, setStatus] = useState<ScriptStatus>('idle');
  useEffect(() => {
    if (!when) return undefined;
    const script = scriptOf(address, id);
    script.users += 1;
    script.listeners.add(setStatus);
    setStatus(script.status);
    return () => {
      script.users -= 1;
      script.listeners.delete(setStatus);
      if (script.users > 0 || (!removeOnLeave && script.status !== 'failed')) return;
      script.element.remove();
      if (scripts.get(id) === script) scripts.delete(id);
    };
  }, [address, id, when, removeOnLeave]);
  return when ? status : 'idle';
}

function scriptOf(address: string, id: string): LoadedScript {
  const known = scripts.get(id);
  if (known) return known;
  const element = document.createElement('script');
  const script: LoadedScript = { element, status: 'loading', users: 0, listeners: new Set() };
  const become = (status: ScriptStatus) => () => {
    script.status = status;
    for (const listener of script.listeners) listener(status);
  };
  const timer = setTimeout(become('failed'), patience);
  element.addEventListener('load', () => {
    clearTimeout(timer);
    become('ready')();
  });
  element.addEventListener('error', () => {
    clearTimeout(timer);
    become('failed')();
  });
  element.id = id;
  element.async = true;
  element.src = address;
  document.body.append(element);
  scripts.set(id, script);
  return script;
}
