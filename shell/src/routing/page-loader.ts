import type { ComponentType } from 'react';
import type { Route } from 'shared-types';
import type { LoadedScreens } from '../federation/remotes.ts';

/** Waits between attempts to load a page in the background, in ms; the last one repeats. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Loads the component of a route, once. A failed attempt is forgotten, so that asking again tries again. */
export class PageLoader {
  private readonly screens = new Map<string, ComponentType>();
  private readonly attempts = new Map<string, Promise<ComponentType>>();
  private readonly patient = new Map<string, Promise<ComponentType>>();

  constructor(private readonly loadScreens: (workspace: string) => Promise<LoadedScreens>) {}

  /** The route's component if it is here already. */
  loaded(route: Route): ComponentType | undefined {
    return this.screens.get(keyOf(route));
  }

  /** Loads the route's component. Rejects when its remote does not answer. */
  load(route: Route): Promise<ComponentType> {
    const key = keyOf(route);
    let attempt = this.attempts.get(key);
    if (!attempt) {
      attempt = this.attempt(route);
      this.attempts.set(key, attempt);
      attempt.catch(() => this.attempts.delete(key));
    }
    return attempt;
  }

  /**
   * Loads the route's component however long that takes: prerendered HTML is there to read meanwhile, and React would
   * drop it if this promise were rejected.
   */
  loadPatiently(route: Route): Promise<ComponentType> {
    const key = keyOf(route);
    let promise = this.patient.get(key);
    if (!promise) {
      const here = this.loaded(route);
      // With its status told, React reads the value at once instead of suspending for a tick.
      promise = here
        ? Object.assign(Promise.resolve(here), { status: 'fulfilled', value: here })
        : this.untilLoaded(route);
      this.patient.set(key, promise);
    }
    return promise;
  }

  private async attempt(route: Route): Promise<ComponentType> {
    const screens = await this.loadScreens(route.workspace);
    const screen = screens[route.page];
    if (!screen) throw new Error(`The remote ${route.workspace} has no screen "${route.page}" for ${route.path}.`);
    const { default: component } = await screen();
    this.screens.set(keyOf(route), component);
    return component;
  }

  private async untilLoaded(route: Route): Promise<ComponentType> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.load(route);
      } catch {
        await waitOrOnline(waits[Math.min(failures, waits.length - 1)] ?? 0);
      }
    }
  }
}

function keyOf(route: Route): string {
  return `${route.workspace}/${route.page}`;
}

/** Waits, but not longer than until the browser is back online. */
function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
