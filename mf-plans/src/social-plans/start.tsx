import { styled } from '@mui/material/styles';
import { ActionLink, Notice, Section, space, Steps } from 'shared-ui';
import type { Content } from './content.ts';

const Parts = styled('div')({ display: 'grid', gap: space(6) });

/** From payment to the first publication, and how the service is billed and ended. */
export function Start({ heading, steps, terms }: Content['start']) {
  return (
    <Section heading={heading}>
      <Parts>
        <Steps items={steps} />
        <Notice kind="important" title={terms.title}>
          <p>{terms.text}</p>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Notice>
      </Parts>
    </Section>
  );
}
