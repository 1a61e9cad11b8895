import { styled } from '@mui/material/styles';
import { Container } from 'shared-ui/section';
import { space, token } from 'shared-ui/tokens';

/** Where the videos hang, close below the title: they are what visitors come for. */
export const Wall = styled(Container)({ paddingBlock: `${space(6)} ${token.sectionGap}` });
