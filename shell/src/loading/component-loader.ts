import type { ComponentType } from 'react';
import { patiently } from './patiently.ts';

/** Loads the component of a thing (a route, a slot), once. A failed attempt is forgotten, so that asking again tries again. */
export class ComponentLoader<Thing, Props = object> {
  private readonly components = new Map<string, ComponentType<Props>>();
  private readonly attempts = new Map<string, Promise<ComponentType<Props>>>();
  private readonly patient = new Map<string, Promise<ComponentType<Props>>>();

  constructor(
    private readonly keyOf: (thing: Thing) => string,
    private readonly fetch: (thing: Thing) => Promise<ComponentType<Props>>,
    /** Hears of every failure that is waited out in the background. */
    private readonly onFailure: () => void = () => undefined,
  ) {}

  /** The component if it is here already. */
  loaded(thing: Thing): ComponentType<Props> | undefined {
    return this.components.get(this.keyOf(thing));
  }

  /** Loads the component. Rejects when its remote does not answer. */
  load(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.keyOf(thing);
    let attempt = this.attempts.get(key);
    if (!attempt) {
      attempt = this.fetch(thing).then((component) => {
        this.components.set(key, component);
        return component;
      });
      this.attempts.set(key, attempt);
      attempt.catch(() => this.attempts.delete(key));
    }
    return attempt;
  }

  /**
   * Loads the component however long that takes: prerendered HTML is there to read meanwhile, and React would drop it
   * if this promise were rejected.
   */
  loadPatiently(thing: Thing): Promise<ComponentType<Props>> {
    const key = this.keyOf(thing);
    let promise = this.patient.get(key);
    if (!promise) {
      const here = this.loaded(thing);
      // With its status told, React reads the value at once instead of suspending for a tick.
      promise = here
        ? Object.assign(Promise.resolve(here), { status: 'fulfilled', value: here })
        : patiently(() => this.load(thing), this.onFailure);
      this.patient.set(key, promise);
    }
    return promise;
  }
}
