import { routeAt } from '@mosaico/shared-types';
import type { Composition } from '../resolve/composition.ts';
import type { PageWithOutline } from './render-pages.ts';

/** Writes pages as Markdown while others are still rendered, in another process: it costs a composition next to no time. */
export interface Writer {
  /** Gives a page its words, where search engines may index it. */
  write: (path: string, page: PageWithOutline) => void;
  /** Resolves once all have theirs. */
  done: () => Promise<void>;
}

/** A writer of a composition's pages. */
export function writerOf({ table, configuration }: Composition): Writer {
  // Not before it is needed: most commands write no page.
  const loading = import('./markdown.ts');
  const pages: Promise<void>[] = [];
  return {
    write(path, page) {
      const route = routeAt(table, path);
      if (!route?.indexed) return;
      const { title, description } = route;
      const address = new URL(path, configuration.site.agency.origin).href;
      pages.push(
        loading.then(({ markdownOf }) => {
          page.words = markdownOf({ html: page.body, title, description, address });
        }),
      );
    },
    async done() {
      await Promise.all([loading, ...pages]);
    },
  };
}
