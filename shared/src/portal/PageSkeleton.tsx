import { Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/portal';
import { usePortal } from './PortalContext';

const Page = styled.div`
  display: grid;
  gap: var(--paadam-space-6);
  align-content: start;
  /* Also in a column whose items are as wide as what they hold. */
  width: 100%;
  max-width: var(--paadam-page-column);
  min-height: 70vh;
  margin-inline: auto;
  padding: var(--paadam-space-10) var(--paadam-space-4);
`;

/** The shape of a page on its way: a heading and a body. */
export function PageSkeleton() {
  const { onPageAwaited } = usePortal();
  useLayoutEffect(() => onPageAwaited?.(), [onPageAwaited]);
  return (
    <Page aria-busy="true">
      <VisuallyHidden>{words.loadingThePage()}</VisuallyHidden>
      <Skeleton width="16rem" height="2.25rem" />
      <Skeleton height="8rem" radius="var(--paadam-radius-card)" />
      <Skeleton height="8rem" radius="var(--paadam-radius-card)" />
    </Page>
  );
}
