import { useLayoutEffect, useRef, useState } from 'react';
import { safeImageSource } from './person';
import { useSite } from './SiteProvider';

/**
 * An image that others gave.
 *
 * @param src a path of this site; anything else counts as missing
 * @returns what the `img` takes, or undefined where the image is missing or turned out to be broken
 */
export const useSafeImage = (src: string | null | undefined) => {
  const site = useSite();
  const source = inSite(safeImageSource(src), site);
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // An image of the server's HTML may have failed before React listened.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setBroken(source);
  }, [source]);
  if (!source || source === broken) return undefined;
  return { ref: image, src: source, onError: () => setBroken(source) };
};

/** Inside a page of another site, a path of ours is not one of that page's. */
const inSite = (source: string | undefined, site: string | undefined) =>
  source?.startsWith('/') && site ? site + source : source;
