/** What an embedding page needs to know of a widget. */
export interface Embedding {
  /** Whole address of the widget. */
  address: string;
  /** The frame's name for screen readers. */
  title: string;
  /** The frame's id in the page that embeds it. */
  id: string;
  /** Pixels, until the widget says how many it needs. */
  height: number;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * HTML that shows a widget in any page: the frame, and a script that gives it the height the widget asks for. It listens
 * to that frame alone.
 */
export function embedCode({ address, title, id, height }: Embedding): string {
  return `<iframe id="${id}" src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" loading="lazy" allowfullscreen style="border: 0"></iframe>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('${id}');
    if (frame && event.source === frame.contentWindow && event.data && event.data.type === 'mosaico:height')
      frame.height = event.data.height;
  });
</script>`;
}
