import type { Problem } from '@paadam/shared/api';
import { ErrorState, RetryNotice } from '@paadam/shared/ui';
import { focusHeading } from '@paadam/shared/ui/focus';
import { useRef } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/loading';

export interface LoadProblemProps {
  problem: Problem;
  /** What was there before is still on the screen. */
  besideList: boolean;
  onRetry: () => void;
  /** What could not be loaded. Default: bookings. */
  what?: string;
}

const Place = styled.div`
  display: contents;
`;

/** Says that something could not be loaded, in place of it or above what is still there. */
export function LoadProblem({ problem, besideList, onRetry, what = words.bookings() }: LoadProblemProps) {
  const text = words.errorLoading({ what, message: problem.message });
  const place = useRef<HTMLDivElement>(null);
  // The button goes as soon as it is pressed.
  const retry = () => {
    focusHeading(place.current);
    onRetry();
  };
  return (
    <Place ref={place}>
      {besideList ? (
        <RetryNotice onRetry={retry}>{text}</RetryNotice>
      ) : (
        <ErrorState title={text} onRetry={retry} />
      )}
    </Place>
  );
}
