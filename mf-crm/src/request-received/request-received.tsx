import { chatLink, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, OutcomePage, Section } from '@mosaico/shared-ui';
import { actions, advisory, copy, steps } from './content.ts';

/** `/solicitud-recibida`: after a request for a support appointment. */
export default function RequestReceived() {
  const { agency, chat } = useSite();
  return (
    <OutcomePage
      {...copy}
      steps={useContent(steps)}
      objects={['form', 'bubble', 'slot']}
      action={{ label: actions.chat, href: chatLink(chat) }}
      actions={[
        { label: actions.home, to: 'shell/home' },
        { label: actions.social, href: agency.socialProfile },
      ]}
    >
      <Section heading={advisory.heading} lead={advisory.lead}>
        <ActionLink to={advisory.link.to} look="secondary">
          {advisory.link.label}
        </ActionLink>
      </Section>
    </OutcomePage>
  );
}
