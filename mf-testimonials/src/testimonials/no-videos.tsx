import { styled } from '@mui/material/styles';
import { ChatLinkButton, Notice, space } from 'shared-ui';
import { chat, empty } from './content.ts';

const Words = styled('div')({ display: 'grid', justifyItems: 'start', gap: space(2.5) });

/** Stands where the videos would be while nobody has given one yet, with another way on. */
export function NoVideos() {
  return (
    <Notice kind="important" title={empty.title}>
      <Words>
        <p>{empty.text}</p>
        <ChatLinkButton text={chat.text}>{chat.label}</ChatLinkButton>
      </Words>
    </Notice>
  );
}
