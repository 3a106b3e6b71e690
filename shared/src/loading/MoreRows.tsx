import { dataOf, failureOf, type Page } from '@paadam/shared/state';
import { Notice, ShowMore, VisuallyHidden } from '@paadam/shared/ui';
import { focusIsLost } from '@paadam/shared/ui/focus';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/loading';
import type { Paged } from './useLoadable';

export interface MoreRowsProps {
  paged: Paged<Page<unknown>>;
  /** What there is more of, "bookings". */
  what: string;
  onMore: () => void;
}

const Foot = styled.div`
  display: grid;
  gap: var(--paadam-space-3);

  /* With nothing to show it takes no row of its own, nor the space around one. */
  &:not(:has(button, [role='alert'])) {
    position: absolute;
  }
`;

/** Below a list: the way to the rest of it, as long as the server has any. */
export function MoreRows({ paged: { list, more }, what, onMore }: MoreRowsProps) {
  const problem = failureOf(more);
  const goesOn = Boolean(dataOf(list)?.nextCursor);
  const foot = useRef<HTMLDivElement>(null);
  // The button, which had the focus, is gone after the last page; a keyboard user would start again at the top.
  const atEnd = more.status === 'done' && !goesOn;
  useEffect(() => {
    const element = foot.current;
    if (!atEnd || !element) return;
    if (focusIsLost(element.getRootNode() as Document | ShadowRoot)) element.focus({ preventScroll: true });
  }, [atEnd]);
  return (
    <Foot ref={foot} tabIndex={-1}>
      {problem && <Notice tone="bad">{words.errorLoading({ what, message: problem.message })}</Notice>}
      {goesOn && <ShowMore what={what} busy={more.status === 'busy'} onClick={onMore} />}
      <VisuallyHidden role="status">{more.status === 'done' && words.moreAreShown({ what })}</VisuallyHidden>
    </Foot>
  );
}
