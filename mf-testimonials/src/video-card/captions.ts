import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

const key = 'mosaico:captions';

// Of this module, so of the whole document, and kept for the visit: who turns captions off has turned them off for all videos.
let shown: boolean | undefined;
const listeners = new Set<() => void>();

/** Until the visitor says otherwise they are shown: most videos on phones are watched without sound. */
function areShown(): boolean {
  try {
    shown ??= sessionStorage.getItem(key) !== 'off';
  } catch {
    // The visitor allows no store: the choice holds until the document goes.
    shown = true;
  }
  return shown;
}

function show(next: boolean): void {
  if (next === areShown()) return;
  shown = next;
  try {
    sessionStorage.setItem(key, next ? 'on' : 'off');
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether captions are shown, and how to change it. */
export function useCaptions(): [shown: boolean, show: (shown: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShown, () => true), show];
}

function turnOn({ textTracks: [track] }: HTMLVideoElement, isShown: boolean): void {
  if (track) track.mode = isShown ? 'showing' : 'disabled';
}

/**
 * Keeps the captions of a video as the visitor wants them: what is chosen in the browser's own menu counts as well. A file
 * of captions is not asked for while they are off.
 */
export function useCaptionTrack(video: RefObject<HTMLVideoElement | null>, hasCaptions: boolean): void {
  const [isShown] = useCaptions();
  useLayoutEffect(() => {
    if (hasCaptions && video.current) turnOn(video.current, isShown);
  }, [video, hasCaptions, isShown]);
  useLayoutEffect(() => {
    const element = video.current;
    if (!hasCaptions || !element) return undefined;
    const tracks = element.textTracks;
    const follow = (): void => show(tracks[0]?.mode === 'showing');
    tracks.addEventListener('change', follow);
    return () => {
      // Not a choice of the visitor.
      tracks.removeEventListener('change', follow);
      // Chromium keeps a removed video whose captions show, and the whole page with it.
      turnOn(element, false);
    };
  }, [video, hasCaptions]);
}

/** A language's own name, as players list it: `Español`. */
export function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
