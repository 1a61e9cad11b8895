/**
 * Plays a muted video while a part of it is in view and the tab is visible. The returned function pauses it. `onRefused` is
 * called if the browser does not let it play (battery saver, blocked autoplay).
 */
export function playWhileSeen(video: HTMLVideoElement, onRefused: () => void): () => void {
  let inView = false;
  const update = (): void => {
    if (!inView || document.hidden) return video.pause();
    // Some web views give no promise, whatever the types say.
    void Promise.resolve(video.play()).catch((error: unknown) => {
      // A pause that overtakes the start is no refusal.
      if (error instanceof Error && error.name === 'NotAllowedError') onRefused();
    });
  };
  const observer = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  });
  observer.observe(video);
  document.addEventListener('visibilitychange', update);
  // WebKit reloads the media of a page from the back/forward cache, after it has shown the page.
  video.addEventListener('emptied', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    video.removeEventListener('emptied', update);
    video.pause();
  };
}
