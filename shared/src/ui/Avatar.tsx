import type { TileName } from '@paadam/shared/domain';
import { initialsOf } from '@paadam/shared/domain';
import { styled } from 'styled-components';
import { tileOf } from './tile';
import { useSafeImage } from './useSafeImage';

interface AvatarProps {
  name: string;
  /** A path of this site; anything else, missing or broken shows the initials. */
  src?: string | null | undefined;
  /** Pixels. Default 48. */
  size?: number;
  /** What the picture says. Default '', since the name mostly stands beside it. */
  alt?: string;
  className?: string;
}

const Frame = styled.span<{ $size: number; $tile: TileName }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  border-radius: 50%;
  overflow: clip;
  font-size: ${({ $size }) => ($size * 0.38) / 16}rem;
  font-weight: var(--paadam-weight-heading);
  line-height: 1;
  color: var(--paadam-tile-${({ $tile }) => $tile}-ink);
  background: var(--paadam-tile-${({ $tile }) => $tile}-ground);
  user-select: none;

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A person's picture, else their initials on a colour that stays theirs. */
export function Avatar({ name, src, size = 48, alt = '', className }: AvatarProps) {
  const image = useSafeImage(src);
  return (
    <Frame
      className={className}
      $size={size}
      $tile={tileOf(name)}
      role={!image && alt ? 'img' : undefined}
      aria-label={image ? undefined : alt || undefined}
      aria-hidden={!alt || undefined}
    >
      {image ? (
        <img {...image} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        initialsOf(name)
      )}
    </Frame>
  );
}
