import type { ComponentType } from 'react';
import type { Supervisor } from './supervisor.ts';

/** How the component of a thing (a route, a slot) loads. */
export interface Delivery<Thing, Props> {
  keyOf: (thing: Thing) => string;
  /** Whose failures are the thing's: see {@link Supervisor}. */
  sourceOf: (thing: Thing) => string;
  /** Rejects when what came cannot be run. Waits for what does not come. */
  fetch: (thing: Thing) => Promise<ComponentType<Props>>;
}

/** Loads the component of a thing (a route, a slot), once. A failed attempt is forgotten, so that asking again tries again. */
export class ComponentLoader<Thing, Props = object> {
  private readonly components = new Map<string, ComponentType<Props>>();
  private readonly attempts = new Map<string, Promise<ComponentType<Props>>>();
  private readonly patient = new Map<string, Promise<ComponentType<Props>>>();

  constructor(
    private readonly delivery: Delivery<Thing, Props>,
    private readonly supervisor: Pick<Supervisor, 'insist' | 'orTrouble'>,
  ) {}

  /** The component if it is here already. */
  loaded(thing: Thing): ComponentType<Props> | undefined {
    return this.components.get(this.delivery.keyOf(thing));
  }

  /** Loads the component, ahead of time or for a visitor who waits. Rejects when what came cannot be run. */
  load(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.delivery.keyOf(thing);
    let attempt = this.attempts.get(key);
    if (!attempt) {
      attempt = this.delivery.fetch(thing).then((component) => {
        this.components.set(key, component);
        return component;
      });
      this.attempts.set(key, attempt);
      attempt.catch(() => this.attempts.delete(key));
    }
    return attempt;
  }

  /** The same for a visitor who can be sent elsewhere: rejects as soon as the network says no. */
  loadOrTrouble(thing: Thing): Promise<ComponentType<Props>> {
    return this.supervisor.orTrouble(this.delivery.sourceOf(thing), this.load(thing));
  }

  /**
   * Loads the component however long that takes: prerendered HTML is there to read meanwhile, and React would drop it
   * if this promise were rejected.
   */
  loadPatiently(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.delivery.keyOf(thing);
    let promise = this.patient.get(key);
    if (!promise) {
      const here = this.loaded(thing);
      // With its status told, React reads the value at once instead of suspending for a tick.
      promise = here
        ? Object.assign(Promise.resolve(here), { status: 'fulfilled', value: here })
        : this.supervisor.insist(`run ${key}`, () => this.load(thing));
      this.patient.set(key, promise);
    }
    return promise;
  }
}
