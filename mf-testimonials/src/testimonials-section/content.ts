export const section = {
  id: 'testimonios',
  subtitle: 'Clientes de la agencia cuentan en video cómo es trabajar con nosotros.',
  all: 'Ver todos los testimonios',
};
