import { Skeleton } from '@paadam/shared/ui';

/** @param what "browsers" @param rows how many there will mostly be */
export function BrowsersSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <div>
      <p role="status">Loading {what}…</p>
      <Skeleton height={`${rows * 4.5}rem`} radius="var(--paadam-radius-control)" />
    </div>
  );
}
