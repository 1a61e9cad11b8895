export const copy = {
  eyebrow: 'Planes de marketing',
  title: 'Te llevamos a nuestros planes de marketing',
  lead: 'Están en otro de nuestros sitios, y se abren solos en un momento. Si siguen sin abrirse, usa este enlace.',
  action: 'Ir a los planes de marketing',
} as const;
