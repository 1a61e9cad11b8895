const pages = (count: number): string => (count === 1 ? '1 página' : `${count} páginas`);

/** Words of the page directory. */
export const directory = {
  title: 'Todo el sitio, de un vistazo',
  lead: 'Encuentra la página que buscas, ábrela o copia su enlace para compartirla.',
  total: pages,
  unlisted: {
    title: 'Fuera de los buscadores',
    text: 'A estas páginas se llega por un enlace: después de un paso, o porque alguien te recomendó.',
  },
  more: (count: number) => `Y ${pages(count)} más, solo con su nombre.`,
  filter: {
    name: 'Filtrar páginas',
    text: 'Buscar por nombre, ruta o tema',
    example: 'citas, /planes-crm…',
    category: 'Categoría',
    all: 'Todas',
    clear: 'Quitar filtros',
  },
  results: {
    all: 'Se muestran todas.',
    some: (count: number, total: number) => `${count} de ${pages(total)}`,
    none: 'Ninguna página coincide con tu búsqueda.',
    hint: 'Prueba con otra palabra o quita los filtros.',
  },
  entry: {
    copy: 'Copiar enlace',
    open: 'Abrir',
    done: 'El enlace se ha copiado al portapapeles',
    refused: 'No se pudo copiar el enlace',
  },
} as const;
