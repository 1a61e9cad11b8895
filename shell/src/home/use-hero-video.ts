import { useEffect, useState } from 'react';
import { useSite, type SiteConfiguration } from '@mosaico/shared-types';
import { useMotionAllowed } from '@mosaico/shared-ui';
import { savesData } from '../loading/when-idle.ts';

/** From this width on the video for wide screens is the right one. */
const wideScreen = '(min-width: 768px)';

/**
 * Address of the hero's video, once the page is loaded; undefined for visitors who ask for less motion or less data. It is chosen
 * once: a second video after a turn of the phone would cost more than it is worth.
 */
export function useHeroVideo(): string | undefined {
  const { hero } = useSite();
  const motion = useMotionAllowed();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!motion || address) return undefined;
    const choose = (): void => setAddress(videoFor(hero));
    if (document.readyState === 'complete') {
      const timer = setTimeout(choose);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', choose, { once: true });
    return () => window.removeEventListener('load', choose);
  }, [hero, motion, address]);
  return motion ? address : undefined;
}

function videoFor({ mobileVideo, desktopVideo }: SiteConfiguration['hero']): string | undefined {
  if (savesData()) return undefined;
  return matchMedia(wideScreen).matches ? desktopVideo : mobileVideo;
}
