import { useSite } from '@mosaico/shared-types';
import { Contract, PlanCard, VisuallyHidden } from '@mosaico/shared-ui';
import { anchor } from './anchors.ts';
import { CardPayment } from './card-payment.tsx';
import type { CardPaymentProps } from './card-payment.tsx';
import { copy, type MaintenancePlanCopy } from './content.ts';
import { Wall } from './wall.tsx';

/** Props of {@link PlanPanel}. */
export interface PlanPanelProps {
  plan: MaintenancePlanCopy;
  /** Only the plan on display frames the provider's button. */
  chosen: boolean;
  script: CardPaymentProps['script'];
}

/** What a tab shows: the whole plan, drawn, and how to contract it. */
export function PlanPanel({ plan, chosen, script }: PlanPanelProps) {
  const { buyButtons } = useSite().cardPayments;
  const { id, offer, price, name, badge, description, condition, tickets, layers } = plan;
  const buyButton = {
    basico: buyButtons.maintenanceBasic,
    recomendado: buyButtons.maintenanceRecommended,
    servidor: buyButtons.maintenanceServer,
    personalizado: undefined,
  }[id];
  return (
    <PlanCard
      name={name}
      price={price}
      description={description}
      conditions={
        tickets === undefined ? (
          condition
        ) : (
          <>
            {condition} <a href={`#${anchor.contact}`}>{tickets}</a>
          </>
        )
      }
      included={[]}
      actions={
        <>
          <Contract offer={offer}>
            {copy.choice.buy} <VisuallyHidden>{name}</VisuallyHidden>
          </Contract>
          {chosen && buyButton !== undefined ? <CardPayment buyButton={buyButton} script={script} /> : null}
        </>
      }
      {...(badge === undefined ? {} : { badge })}
    >
      <div>
        <h4>{copy.choice.covers}</h4>
        <Wall layers={layers} />
      </div>
    </PlanCard>
  );
}
