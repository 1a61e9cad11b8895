export const hero = {
  title: 'Agencia de Marketing Digital',
  lead: 'Sitios web, redes sociales, campañas y CRM para negocios que quieren vender más, con el precio a la vista.',
  cases: 'Ver Casos de Éxito',
  quote: 'Solicitar presupuesto',
  pause: 'Pausar el video',
  play: 'Reproducir el video',
  prices: 'Ver todos los precios',
};

export const logos = {
  heading: 'Confían en nosotros',
  carousel: 'Logotipos de clientes',
  /** Where clients are made up. */
  samples: 'Empresas de muestra',
};
