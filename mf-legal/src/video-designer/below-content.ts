import type { JobDescription } from '../job/job-offer.ts';

export const description = (): JobDescription => ({
  duties: {
    heading: 'Qué harás',
    items: [
      {
        title: 'Piezas gráficas',
        description: 'Diseñar publicaciones, anuncios y portadas que respeten la marca de cada cliente.',
      },
      {
        title: 'Herramientas de IA generativa',
        description: 'Crear y mejorar imágenes, voces y video con ellas, cuidando la calidad.',
      },
      {
        title: 'Videos cortos verticales',
        description: 'Editar reels y clips con ritmo, subtítulos y un buen inicio.',
      },
      {
        title: 'Contenido para redes',
        description: 'Proponer y producir contenido junto al equipo de redes sociales.',
      },
    ],
  },
  requirements: {
    heading: 'Qué buscamos',
    items: [
      { title: 'Experiencia comprobable', description: 'En diseño gráfico y edición de video.' },
      { title: 'Software profesional', description: 'Dominas las herramientas de diseño y edición de la industria.' },
      { title: 'Herramientas de IA', description: 'Las usas en tu trabajo diario y sabes cuándo no usarlas.' },
      { title: 'Portafolio', description: 'Con piezas y videos hechos por ti.' },
      { title: 'Creatividad y rapidez', description: 'Buenas ideas, entregadas a tiempo.' },
    ],
  },
  conditions: {
    heading: 'Condiciones',
    items: ['Tiempo completo', 'Trabajo remoto', 'Para residentes en República Dominicana'],
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
  mandatory: {
    title: 'Completa los cuatro pasos',
    text: 'Avanzamos solo con quienes terminan cada uno. Si tu perfil pasa, te escribimos por correo.',
  },
});
