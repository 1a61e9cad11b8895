import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-ui';
import { socialPlans } from '../content/social-plans.ts';
import type { SocialPlanId } from '../content/social-plans.ts';

const initial: SocialPlanId = 'recomendado';
const parameter = 'plan';

const isPlan = (value: string | null): value is SocialPlanId => value !== null && Object.hasOwn(socialPlans, value);

/**
 * The plan that the address asks for (`?plan=basico`), and how to ask for another: a history entry of its own. The
 * prerendered HTML has no query, so until hydration is over it is the initial plan.
 */
export function usePlanInAddress(): [SocialPlanId, (plan: SocialPlanId) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? query.get(parameter) : null;

  const ask = (plan: SocialPlanId) => {
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.set(parameter, plan);
      return next;
    });
  };
  return [isPlan(asked) ? asked : initial, ask];
}

/** Where a link leads that asks for a plan, and shows it at `anchor`. */
export const planAddress = (plan: SocialPlanId, anchor: string) => `?${parameter}=${plan}#${anchor}`;
