import Button from '@mui/material/Button';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSite } from 'shared-types';

const Box = styled('div')({ padding: 20 });
export default function SocialPlans() {
  const [n, setN] = useState(0);
  return <Box><h1>{useSite().agency.name}</h1><Tabs value={false} /><Button onClick={() => setN(n + 1)}>Clicks {n}</Button></Box>;
}
