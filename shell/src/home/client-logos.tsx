import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { Carousel, Container, space, token } from 'shared-ui';
import { logos } from './content.ts';

/** Milliseconds that each position stays. */
const delay = 2000;

const Strip = styled('section')({
  paddingBlock: `clamp(${space(4)}, 4vw, ${space(7)}) clamp(${space(3)}, 3vw, ${space(5)})`,
  borderBlockEnd: `1px solid ${token.line}`,
});

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '& > h2': { fontSize: token.sizeHeading, lineHeight: 1.2, paddingBlockStart: space(1.5) },
  '@media (min-width: 60rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: space(6) },
});

const Mark = styled('img')({
  width: '100%',
  maxWidth: space(24),
  height: space(8),
  objectFit: 'contain',
  objectPosition: '0 50%',
});

/** The agency's clients, passing by. */
export function ClientLogos() {
  const { clientLogos } = useSite();
  return (
    <Strip aria-label={logos.heading}>
      <Layout>
        <h2>{logos.heading}</h2>
        <Carousel
          label={logos.carousel}
          delay={delay}
          columns={{ narrow: 2, wide: 4 }}
          items={clientLogos.map(({ id, src, alt }) => ({
            id,
            content: <Mark src={src} alt={alt} width={192} height={64} loading="lazy" />,
          }))}
        />
      </Layout>
    </Strip>
  );
}
