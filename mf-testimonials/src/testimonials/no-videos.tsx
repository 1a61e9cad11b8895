import { styled } from '@mui/material/styles';
import { ChatLinkButton, Notice, space } from 'shared-ui';
import { chat } from './content.ts';
import type { Remark } from './content.ts';

const Words = styled('div')({ display: 'grid', justifyItems: 'start', gap: space(2.5) });

/** Stands where the videos would be, with another way on. */
export function NoVideos({ remark }: { remark: Remark }) {
  return (
    <Notice kind="important" title={remark.title}>
      <Words>
        <p>{remark.text}</p>
        <ChatLinkButton text={chat.text}>{chat.label}</ChatLinkButton>
      </Words>
    </Notice>
  );
}
