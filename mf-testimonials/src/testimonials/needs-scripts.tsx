import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ActionLink, Notice, space } from 'shared-ui';
import { withoutScripts } from './content.ts';

const WithoutScripts = styled('div')({
  display: 'none',
  marginBlockEnd: space(5),
  '@media (scripting: none)': { display: 'block' },
});

/** For visitors whose browser runs no scripts, where no video is known without: nobody else sees it. */
export function NeedsScripts() {
  const { agency } = useSite();
  return (
    <WithoutScripts>
      <Notice kind="important" title={withoutScripts.title}>
        <p>{withoutScripts.text}</p>
        <ActionLink href={agency.socialProfile} look="text">
          {withoutScripts.social}
        </ActionLink>
      </Notice>
    </WithoutScripts>
  );
}
