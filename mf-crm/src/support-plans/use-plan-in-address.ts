import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';
import { supportPlans } from '../content/support-plans.ts';
import type { SupportPlanId } from '../content/support-plans.ts';

const initial: SupportPlanId = 'estandar';
const parameter = 'plan';

const isPlan = (value: string | null): value is SupportPlanId => value !== null && Object.hasOwn(supportPlans, value);

/**
 * The plan that the address asks for (`?plan=full`), and how to ask for another: a history entry of its own. The
 * prerendered HTML has no query, so until hydration is over it is the initial plan.
 */
export function usePlanInAddress(): [SupportPlanId, (plan: SupportPlanId) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(parameter) : null;

  const ask = (plan: SupportPlanId) => {
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, plan);
      return next;
    });
  };
  return [isPlan(asked) ? asked : initial, ask];
}

/** Where a link leads that asks for a plan, and shows it at `anchor`. */
export const planAddress = (plan: SupportPlanId, anchor: string) => `?${parameter}=${plan}#${anchor}`;
