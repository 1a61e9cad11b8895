/** A remark in place of the videos. */
export interface Remark {
  title: string;
  text: string;
}

export const title = 'Lo que Dicen Nuestros Clientes';

export const list = { name: 'Testimonios en video', loading: 'Cargando testimonios…' };

export const failed: Remark = {
  title: 'No pudimos cargar los testimonios',
  text: 'Revisa tu conexión y recarga la página. Si prefieres, escríbenos por chat y te compartimos experiencias de clientes.',
};

export const empty: Remark = {
  title: 'Estamos preparando nuevos testimonios',
  text: 'Vuelve pronto. Mientras tanto, escríbenos por chat y te compartimos experiencias de clientes.',
};

export const withoutScripts: Remark & { social: string } = {
  title: 'Los videos necesitan JavaScript',
  text: 'Actívalo en tu navegador y recarga la página, o conócenos en nuestro perfil social.',
  social: 'Ver nuestro perfil social',
};

export const chat = { label: 'Escribir por chat', text: 'Hola, quiero conocer experiencias de sus clientes' };

export const hint = 'Reproducción automática • Pausa al pasar el cursor';
