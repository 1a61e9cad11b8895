export const title = 'Lo que Dicen Nuestros Clientes';

export const list = { name: 'Testimonios en video', loading: 'Cargando testimonios…' };

export const empty = {
  title: 'Estamos preparando nuevos testimonios',
  text: 'Vuelve pronto. Mientras tanto, escríbenos por chat y te compartimos experiencias de clientes.',
};

export const withoutScripts = {
  title: 'Los videos necesitan JavaScript',
  text: 'Actívalo en tu navegador y recarga la página, o conócenos en nuestro perfil social.',
  social: 'Ver nuestro perfil social',
};

export const chat = { label: 'Escribir por chat', text: 'Hola, quiero conocer experiencias de sus clientes' };

export const hint = {
  pointer: 'Reproducción automática • Pausa al pasar el cursor',
  touch: 'Reproducción automática • Pausa al tocar',
};
