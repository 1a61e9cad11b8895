import { styled } from '@mui/material/styles';
import { CopyButton, inkTone, space, tileCorners, token } from 'shared-ui';
import { copies } from './content.ts';

const Block = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(2),
  '& > h3': { fontSize: token.sizeHeading },
  '& > p': { color: token.inkSoft },
});

const Code = styled('pre')({
  ...inkTone,
  width: '100%',
  margin: 0,
  padding: space(3),
  borderRadius: tileCorners,
  font: '0.875rem/1.65 ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 2,
});

/** Props of {@link Copyable}. */
export interface CopyableProps {
  /** What is copied, and shown. */
  code: string;
  says: { name: string; heading: string; text: string; copy: string };
}

/** A piece of code with a button that copies it. */
export function Copyable({ code, says }: CopyableProps) {
  return (
    <Block>
      <h3>{says.heading}</h3>
      <p>{says.text}</p>
      <Code>
        <code>{code}</code>
      </Code>
      <CopyButton text={code} label={says.copy} done={`${says.name} ${copies.done}`} refused={copies.refused} />
    </Block>
  );
}
