import type { JobDescription, JobOpening } from '../job/job-offer.ts';

export const opening = (): JobOpening => ({
  job: 'videoDesigner',
  hero: {
    eyebrow: 'Trabaja con nosotros',
    title: 'Diseñador y Editor de Video con IA',
    lead: 'Para quien edita rápido, diseña con gusto y usa la inteligencia artificial como una herramienta más.',
    apply: 'Postularme',
    tags: ['Herramientas de IA', 'Video marketing', 'Redes sociales'],
  },
  conditions: [
    { title: 'Jornada', description: 'Tiempo completo' },
    { title: 'Lugar', description: 'Trabajo remoto' },
    { title: 'Residencia', description: 'República Dominicana' },
  ],
  form: {
    heading: 'Postúlate',
    lead: 'Ten a mano el enlace a tu portafolio: mejor cinco piezas tuyas que veinte de un equipo.',
    title: 'Formulario de postulación: diseñador y editor de video con IA',
    mandatory: {
      title: 'El proceso tiene cuatro pasos',
      text: 'Formulario, prueba y entrevista son obligatorios. Si tu perfil avanza, te escribimos por correo.',
    },
    selection: {
      heading: 'Proceso de selección',
      items: [
        { title: 'Llena el formulario', text: 'Con tu experiencia y el enlace a tu portafolio.' },
        { title: 'Evaluamos tu perfil', text: 'Revisamos tus piezas y tus videos.' },
        { title: 'Prueba técnica', text: 'Te la enviamos por correo con sus instrucciones.' },
        { title: 'Entrevista final', text: 'Conversamos y, si te elegimos, acordamos tu inicio.' },
      ],
    },
  },
});

export const description = (): JobDescription => ({
  remote: { employmentType: 'FULL_TIME', country: 'DO' },
  duties: {
    heading: 'Qué harás',
    items: [
      {
        title: 'Piezas gráficas',
        description: 'Diseñar publicaciones, anuncios y portadas que respeten la marca de cada cliente.',
        work: { topic: 'social', of: 'besides' },
      },
      {
        title: 'Herramientas de IA generativa',
        description: 'Crear y mejorar con ellas imágenes, voces y video, cuidando la calidad.',
        work: { topic: 'landing-pages', of: 'shown' },
      },
      {
        title: 'Videos cortos verticales',
        description: 'Editar reels y clips con ritmo, subtítulos y un inicio que atrape.',
        work: { topic: 'launches', of: 'shown', part: 'dia-1' },
      },
      {
        title: 'Contenido para redes',
        description: 'Proponer y producir contenido junto al equipo de redes sociales.',
        work: { topic: 'social', of: 'shown' },
      },
    ],
  },
  requirements: {
    heading: 'Qué buscamos',
    as: 'clips',
    items: [
      { title: 'Experiencia comprobable', description: 'En diseño gráfico y edición de video.' },
      { title: 'Software profesional', description: 'De diseño y de edición: dinos cuál usas y desde cuándo.' },
      { title: 'Herramientas de IA', description: 'Las usas en tu trabajo diario y sabes cuándo no usarlas.' },
      { title: 'Portafolio', description: 'Con piezas y videos hechos por ti.' },
      { title: 'Creatividad y rapidez', description: 'Propones, escuchas cambios y entregas en la fecha.' },
    ],
  },
});
