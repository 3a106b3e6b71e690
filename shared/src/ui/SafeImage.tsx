import type { ReactNode } from 'react';
import { useSafeImage } from './useSafeImage';

interface SafeImageProps {
  /** A path of this site; anything else counts as missing. */
  src: string | null | undefined;
  /** Stands where the image is missing or broken. */
  children: ReactNode;
  /** Pixels, so that the image has its room before it comes. */
  width: number;
  height: number;
  /** What the picture says. Default '', for decoration. */
  alt?: string;
}

/** A picture that others gave; another picture stands in for it rather than a broken one. */
export function SafeImage({ src, children, width, height, alt = '' }: SafeImageProps) {
  const image = useSafeImage(src);
  if (!image) return children;
  return <img {...image} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
