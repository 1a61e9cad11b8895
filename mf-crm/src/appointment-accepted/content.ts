import type { FactReader } from '@mosaico/shared-types';
import type { NotesWords } from '../confirmations/notes.tsx';

export const copy = {
  eyebrow: 'Cita aceptada',
  title: 'Tu cita está confirmada',
  lead: 'Te esperamos a la hora acordada. Nos vemos por videollamada: el enlace está en el correo de confirmación.',
};

export const actions = { download: 'Descargar la app', policy: 'Política de citas' };

export const steps = {
  heading: 'Cómo llegar bien a tu cita',
  items: [
    { title: 'Instala la app', text: 'Descarga la aplicación de videollamadas en tu computadora o teléfono.' },
    { title: 'Prueba antes', text: 'Revisa tu cámara, tu micrófono y tu conexión unos minutos antes.' },
    { title: 'Ten todo a mano', text: 'Accesos, preguntas y capturas de lo que quieras revisar.' },
    { title: 'Entra puntual', text: 'Abre el enlace de tu correo a la hora de la cita.' },
  ],
};

export const change = ({ text }: FactReader) => ({
  title: '¿No puedes asistir?',
  text: `Avísanos con al menos ${text('mf-legal/appointment-notice-hours')} horas de anticipación para cancelar o reprogramar.`,
  chat: 'Avisar por chat',
  chatText: 'Hola, necesito cancelar o reprogramar mi cita',
});

/** The words of `video-call.tsx`. */
export const call = { team: 'Equipo', you: 'Tú' };

/** What to bring. */
export const bring = (): NotesWords => ({
  heading: 'Qué traer',
  lead: 'Ten esto abierto: usamos la cita para resolver, no para buscar.',
  items: [
    {
      title: 'Tus accesos',
      text: 'La sesión iniciada en lo que quieras revisar. No nos mandes contraseñas por chat.',
      kind: 'list',
      lines: ['Tu sitio', 'Tus redes'],
      mark: 'Tu CRM, con la sesión abierta',
    },
    {
      title: 'Tus preguntas',
      text: 'Anotadas: qué intentabas hacer, qué pasó y desde cuándo.',
      kind: 'notes',
      lines: ['Envié una cotización', 'El aviso no le llegó a nadie'],
      mark: 'Desde el lunes',
    },
    {
      title: 'Capturas',
      text: 'De la pantalla donde pasa, con el enlace de la página o del flujo.',
      kind: 'fault',
      lines: ['Avisos', 'Cotización enviada'],
      mark: 'Aviso sin enviar',
    },
  ],
});
