/**
 * Plays a muted video for as long as some of it is in view of a visible tab, and pauses it when the returned function is
 * called. `onRefused` hears of a browser that does not let it play (battery saver, blocked autoplay).
 */
export function playWhileSeen(video: HTMLVideoElement, onRefused: () => void): () => void {
  let inView = false;
  const update = (): void => {
    if (!inView || document.hidden) return video.pause();
    video.play().catch((error: unknown) => {
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
