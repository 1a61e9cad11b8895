import { styled } from '@mui/material/styles';
import { Check, Plus, space, token } from 'shared-ui';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(2.5)} ${space(4)}`,
  '& dt': { marginBlockEnd: space(1), fontSize: token.sizeSmall, fontWeight: 600, color: token.inkSoft },
  '& [data-extra] dt': { color: token.ink },
});

const Network = styled('dd')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(0.75),
  margin: '0 3px 3px 0',
  padding: `${space(0.75)} ${space(1.5)} ${space(0.75)} ${space(1.25)}`,
  borderRadius: `3px 3px ${space(1.75)} 3px`,
  fontSize: token.sizeSmall,
  fontWeight: 600,
  lineHeight: 1.4,
  backgroundColor: token.accentSoft,
  '& svg': { color: token.accentText },
  '[data-extra] > &': { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1.5px ${token.outline}` },
});

interface Group {
  label: string;
  names: readonly string[];
}

/** Which networks every plan covers, and what the others cost. */
export function Networks({ included, extra }: { included: Group; extra: Group }) {
  return (
    <List>
      <div>
        <dt>{included.label}</dt>
        {included.names.map((name) => (
          <Network key={name}>
            <Check size={14} />
            {name}
          </Network>
        ))}
      </div>
      <div data-extra="">
        <dt>{extra.label}</dt>
        {extra.names.map((name) => (
          <Network key={name}>
            <Plus size={14} />
            {name}
          </Network>
        ))}
      </div>
    </List>
  );
}
