import type { ComponentType } from 'react';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';

/** How the component of a route or a slot is loaded. */
export interface ComponentSource<Thing, Props> {
  keyOf: (thing: Thing) => string;
  /** See {@link RetryQueue}. */
  sourceOf: (thing: Thing) => string;
  /** Rejects when the code that came cannot be run. */
  load: (thing: Thing) => Promise<ComponentType<Props>>;
}

/** Loads the component of a route or a slot, once. A failed attempt is forgotten: the next call loads again. */
export class ComponentLoader<Thing, Props = object> {
  private readonly components = new Map<string, ComponentType<Props>>();
  private readonly attempts = new Map<string, Promise<ComponentType<Props>>>();
  private readonly retried = new Map<string, Promise<ComponentType<Props>>>();

  constructor(
    private readonly source: ComponentSource<Thing, Props>,
    private readonly queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
  ) {}

  /** The component, if it is loaded. */
  loaded(thing: Thing): ComponentType<Props> | undefined {
    return this.components.get(this.source.keyOf(thing));
  }

  /** Loads the component. Rejects when the code that came cannot be run. */
  load(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.source.keyOf(thing);
    let attempt = this.attempts.get(key);
    if (!attempt) {
      attempt = this.source.load(thing).then((component) => {
        this.components.set(key, component);
        return component;
      });
      this.attempts.set(key, attempt);
      attempt.catch(() => this.attempts.delete(key));
    }
    return attempt;
  }

  /** Loads the component for a visitor who can be sent to a document: rejects as soon as a request fails. */
  loadOrFail(thing: Thing): Promise<ComponentType<Props>> {
    return this.queue.orFailure(this.source.sourceOf(thing), this.load(thing));
  }

  /** Loads the component, and again until it can be run. Never rejects. */
  loadWithRetry(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.source.keyOf(thing);
    let promise = this.retried.get(key);
    if (!promise) {
      promise = this.queue.retry(`run ${key}`, () => this.load(thing));
      this.retried.set(key, promise);
    }
    return promise;
  }
}
