// Library: webpack-dev-server 5.2. Symbol: `createOverlay` of webpack-dev-server/client/overlay.js.
// Why: problems of all workspaces, types and the page's own errors stand in one overlay. The documented option `client.overlay` shows those of
// one server's compiler. Upstream: no issue yet.
import { createOverlay } from 'webpack-dev-server/client/overlay.js';

/** A problem as the overlay prints it. */
export interface OverlayMessage {
  file?: string;
  message: string;
}

const overlay = createOverlay({ trustedTypesPolicyName: false });

/** Shows these problems over the page, in place of others; none takes the overlay away. */
export function showOverlay(messages: readonly OverlayMessage[]): void {
  overlay.send({ type: 'DISMISS' });
  if (messages.length > 0) overlay.send({ type: 'BUILD_ERROR', level: 'error', messages });
}

/** Whether the overlay is on the page: the visitor may have put it away. */
export function isOverlayShown(): boolean {
  return document.getElementById('webpack-dev-server-client-overlay') !== null;
}
