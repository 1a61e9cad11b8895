import { useSite } from 'shared-types';
import { Contract, PlanCard } from 'shared-ui';
import { maintenancePlans } from '../content/maintenance-plans.ts';
import { CardPayment } from './card-payment.tsx';
import type { CardPaymentProps } from './card-payment.tsx';
import { copy } from './content.ts';
import type { MaintenancePlanCopy } from './plans.ts';
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
  const { payments, cardPayments } = useSite();
  const { id, name, badge, description, condition, layers, action } = plan;
  const [payment, buyButton] = {
    basico: [payments.maintenanceBasic, cardPayments.buyButtons.maintenanceBasic],
    recomendado: [payments.maintenanceRecommended, cardPayments.buyButtons.maintenanceRecommended],
    servidor: [payments.maintenanceServer, cardPayments.buyButtons.maintenanceServer],
    personalizado: [],
  }[id];
  return (
    <PlanCard
      name={name}
      price={maintenancePlans[id].price}
      description={description}
      conditions={condition}
      included={[]}
      actions={
        <>
          <Contract payment={payment} message={copy.customMessage}>
            {action}
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
