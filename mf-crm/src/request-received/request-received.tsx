import { chatLink, section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import { ActionLink, ClosingCall, OutcomePage } from '@mosaico/shared-ui';
import { actions, advisory, copy, steps } from './content.ts';
import type { StepArtProps } from '../confirmations/step-art.tsx';

const StepArt = section<StepArtProps>('static', () => import('../confirmations/step-art.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/solicitud-recibida`: after a request for a support appointment. */
export default function RequestReceived() {
  const { agency, chat } = useSite();
  const { heading, text, link } = useContent(advisory);
  return (
    <OutcomePage
      topic="support"
      {...copy}
      steps={useContent(steps)}
      art={([0, 1, 2] as const).map((step) => (
        <StepArt key={step} of="request" step={step} />
      ))}
      action={{ label: actions.chat, href: chatLink(chat) }}
      actions={[
        { label: actions.home, to: 'shell/home' },
        { label: actions.social, href: agency.socialProfile },
      ]}
    >
      <Meanwhile topic="support" />
      <ClosingCall
        weight="line"
        heading={heading}
        text={text}
        actions={
          <ActionLink to={link.to} look="secondary">
            {link.label}
          </ActionLink>
        }
      />
    </OutcomePage>
  );
}
