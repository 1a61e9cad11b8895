/** It has no types of its own. Takes `BUILD_ERROR` with messages, and `DISMISS`. */
declare module 'webpack-dev-server/client/overlay.js' {
  export function createOverlay(options: { trustedTypesPolicyName: false | string }): {
    send: (event: {
      type: 'BUILD_ERROR' | 'DISMISS';
      level?: 'error';
      messages?: readonly { file?: string; message: string }[];
    }) => void;
  };
}
