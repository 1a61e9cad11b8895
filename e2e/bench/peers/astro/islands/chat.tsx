import { ChatButton } from '../../../../../shell/src/layout/chat-button.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export function Chat({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <ChatButton />
    </Frame>
  );
}
