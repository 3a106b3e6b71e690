import { keyframes, styled } from 'styled-components';

interface SkeletonProps {
  /** CSS lengths. Defaults: all the width there is, one line of text high, 8px round. */
  width?: string;
  height?: string;
  radius?: string;
  className?: string;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Bone = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: var(--paadam-line);
  animation: ${breathe} 2s ease-in-out infinite;
`;

/** The shape of something that is on its way. Silent: the person who shows it says "Loading …" in words once. */
export function Skeleton({
  width = '100%',
  height = '1.25em',
  radius = 'var(--paadam-radius-small)',
  className,
}: SkeletonProps) {
  return <Bone aria-hidden className={className} $width={width} $height={height} $radius={radius} />;
}
