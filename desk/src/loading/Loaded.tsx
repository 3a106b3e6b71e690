import { ErrorState, RetryNotice, Skeleton } from '@paadam/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Load } from './useLoad';

const Lines = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
`;

interface LoadedProps<T> {
  of: Load<T>;
  /** "the audit". */
  what: string;
  children: (data: T) => ReactNode;
}

/** What was loaded; until then its place, and why it did not come, with Retry. */
export function Loaded<T>({ of: { data, problem, reload, isBusy }, what, children }: LoadedProps<T>) {
  if (data === null) {
    return problem ? (
      <ErrorState title={`Error loading ${what}`} onRetry={reload} busy={isBusy}>
        {problem.message}
      </ErrorState>
    ) : (
      <Lines>
        <p role="status">Loading {what}…</p>
        <Skeleton height="3rem" radius="var(--paadam-radius-control)" />
        <Skeleton height="3rem" radius="var(--paadam-radius-control)" />
        <Skeleton height="3rem" radius="var(--paadam-radius-control)" />
      </Lines>
    );
  }
  return (
    <>
      {problem && <RetryNotice onRetry={reload}>{`Error loading ${what}: ${problem.message}`}</RetryNotice>}
      {children(data)}
    </>
  );
}
