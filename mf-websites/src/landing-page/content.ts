import type { FactReader } from '@mosaico/shared-types';
import type { Ends } from '../website-detail/hero.tsx';

export const content = ({ text }: FactReader): Ends => ({
  offer: 'mf-websites/landing',
  title: 'Una página, un video, una venta',
  lead: 'Una landing page con tu carta de ventas en video. Para quien tiene una sola oferta y quiere que la página la venda.',
  priceNote: 'Tú traes el video; nosotros montamos la página a su alrededor.',
  closing: {
    heading: `Tu landing page por ${text('mf-websites/landing')} USD`,
    text: `Escríbenos: la tienes en ${text('mf-websites/landing-workdays')} días hábiles desde que recibimos tu pago, tu video y tu logo. Si prefieres hablarlo antes, agenda una cita.`,
  },
});
