const pages = (count: number): string => (count === 1 ? '1 página' : `${count} páginas`);

/** Words of the page directory. */
export const directory = {
  title: 'Directorio de páginas',
  lead: 'Todo el sitio, de un vistazo. Encuentra la página que buscas, ábrela o copia su enlace para compartirla.',
  total: pages,
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
