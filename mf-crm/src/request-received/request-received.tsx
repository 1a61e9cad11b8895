import { chatLink, section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import { ActionLink, ClosingCall, OutcomePage } from '@mosaico/shared-ui';
import { actions, advisory, copy, steps, things } from './content.ts';
import type { ThingWords } from '../confirmations/thing.tsx';

const Thing = section<ThingWords>('static', () => import('../confirmations/thing.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));

/** `/solicitud-recibida`: after a request for a support appointment. */
export default function RequestReceived() {
  const { agency, chat } = useSite();
  const { heading, text, link } = useContent(advisory);
  return (
    <OutcomePage
      {...copy}
      steps={useContent(steps)}
      art={things.map((thing) => (
        <Thing key={thing.kind} {...thing} />
      ))}
      action={{ label: actions.chat, href: chatLink(chat) }}
      actions={[
        { label: actions.home, to: 'shell/home' },
        { label: actions.social, href: agency.socialProfile },
      ]}
    >
      <Meanwhile topic="advisory" />
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
