import type { Question } from '@mosaico/shared-ui';

export const faq: { heading: string; items: readonly Question[] } = {
  heading: 'Preguntas frecuentes',
  items: [
    {
      id: 'iniciar-sesion',
      question: 'No puedo iniciar sesión',
      answer:
        'Revisa que el correo sea el mismo con el que te registraste y que no haya espacios al final. Si sigue sin funcionar, restablece tu contraseña o abre un ticket.',
    },
    {
      id: 'correo-verificacion',
      question: 'No me llega el correo de verificación',
      answer:
        'Espera unos minutos y busca en correo no deseado y promociones. Si no está, pide uno nuevo desde la app. Si usaste un correo con error, escríbenos para corregirlo.',
    },
    {
      id: 'contrasena-olvidada',
      question: 'Olvidé mi contraseña',
      answer:
        'En la pantalla de inicio elige «¿Olvidaste tu contraseña?», escribe tu correo y sigue el enlace que te enviamos para crear una nueva.',
    },
    {
      id: 'cursos-no-aparecen',
      question: 'No veo mis cursos',
      answer:
        'Comprueba que entraste con el correo de tu compra. Cierra sesión, vuelve a entrar y actualiza la app. Si aún faltan, abre un ticket con tu comprobante de pago.',
    },
    {
      id: 'app-se-cierra',
      question: 'La app se cierra o se congela',
      answer:
        'Actualiza la app y tu sistema, reinicia el dispositivo y prueba con otra conexión. Si se repite, cuéntanos el modelo de tu dispositivo y qué estabas haciendo.',
    },
    {
      id: 'varios-dispositivos',
      question: '¿Puedo usarla en varios dispositivos?',
      answer:
        'Sí. Entra con la misma cuenta en tu teléfono, tableta o computadora: tu avance se guarda. La cuenta es personal y no se comparte.',
    },
    {
      id: 'facturacion',
      question: 'Tengo una duda con un cobro',
      answer:
        'Abre un ticket con la fecha, el monto y los últimos cuatro dígitos de tu tarjeta. Nunca te pediremos el número completo ni el código de seguridad.',
    },
  ],
};

export const ticket = {
  heading: 'Abre un ticket',
  lead: 'Cuéntanos qué pasó, en qué dispositivo y desde cuándo. Así te respondemos con una solución y no con más preguntas.',
  title: 'Formulario de ticket de soporte',
};
