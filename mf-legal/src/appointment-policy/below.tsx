import { useContent } from '@mosaico/shared-types';
import { ActionLink, ClosingCall } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';

/** After the rules: where an appointment is asked for. */
export default function Below() {
  const { closing } = useContent(contentBelow);
  return (
    <ClosingCall
      weight="line"
      heading={closing.heading}
      text={closing.text}
      actions={
        <>
          <ActionLink to={closing.request.to}>{closing.request.label}</ActionLink>
          <ActionLink to={closing.newcomers.to} look="secondary">
            {closing.newcomers.label}
          </ActionLink>
        </>
      }
    />
  );
}
