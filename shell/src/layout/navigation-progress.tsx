import { keyframes, styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { token, VisuallyHidden } from 'shared-ui';
import type { Navigation } from '../routing/navigation.ts';
import { layoutCopy } from './content.ts';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 20,
  height: 3,
  backgroundColor: token.accent,
  transformOrigin: '0 50%',
  animation: `${advance} 3s cubic-bezier(0.1, 0.7, 0.3, 1) both`,
});

/** Says that the next page is on its way; the present one stays meanwhile. */
export function NavigationProgress({ navigation }: { navigation: Navigation }) {
  const pending = useSyncExternalStore(navigation.subscribe, navigation.getPending, () => undefined);
  return (
    <>
      {pending && <Bar key={pending} />}
      <VisuallyHidden role="status">{pending ? layoutCopy.loading : ''}</VisuallyHidden>
    </>
  );
}
