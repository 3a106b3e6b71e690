import { Skeleton } from '@paadam/shared/ui';

/** @param what "Loading browsers…" @param rows how many there will mostly be */
export function BrowsersSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <div>
      <p role="status">{what}</p>
      <Skeleton height={`${rows * 4.5}rem`} radius="var(--paadam-radius-control)" />
    </div>
  );
}
