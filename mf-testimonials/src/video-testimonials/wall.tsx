import { styled } from '@mui/material/styles';
import { Container, space, token } from 'shared-ui';

/** Where the videos hang, close below the title: they are what visitors come for. */
export const Wall = styled(Container)({ paddingBlock: `${space(6)} ${token.sectionGap}` });
