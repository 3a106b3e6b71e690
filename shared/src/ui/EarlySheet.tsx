import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import * as words from '../messages/ui';
import { CloseButton, Head } from './dialog.styles';

/** Of a popover: it opens where a `Sheet` does. */
export const earlySheet = css`
  &:popover-open {
    display: grid;
    align-content: start;
    gap: var(--paadam-space-5);
    inset: 0 auto 0 0;
    width: min(20rem, calc(100vw - var(--paadam-space-12)));
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: var(--paadam-space-5);
    overflow-y: auto;
    border: 0;
    border-radius: 0 var(--paadam-radius-card) var(--paadam-radius-card) 0;
    color: var(--paadam-ink);
    background: var(--paadam-raised);
    box-shadow: var(--paadam-shadow-lifted);
    overscroll-behavior: contain;
  }

  &::backdrop {
    background: var(--paadam-backdrop);
  }
`;

const Frame = styled.div`
  ${earlySheet}
`;

interface EarlySheetProps {
  /** What a button names as its `popoverTarget`. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/**
 * What a `Sheet` shows, in a page that the server has drawn, until its scripts are there: the browser opens and closes it by
 * itself.
 */
export function EarlySheet({ id, title, children }: EarlySheetProps) {
  const titleId = useId();
  return (
    <Frame id={id} popover="auto" role="dialog" aria-labelledby={titleId}>
      <EarlySheetHead id={id} titleId={titleId} title={title} />
      {children}
    </Frame>
  );
}

/** Its title, and the way to close it. */
export function EarlySheetHead({ id, titleId, title }: { id: string; titleId: string; title: ReactNode }) {
  return (
    <Head>
      <h2 id={titleId}>{title}</h2>
      <CloseButton type="button" aria-label={words.close()} popoverTarget={id} popoverTargetAction="hide">
        <X size={20} aria-hidden />
      </CloseButton>
    </Head>
  );
}

/** @returns whether a person has opened the popover with that id */
export const isPopoverOpen = (id: string): boolean =>
  'popover' in HTMLElement.prototype && document.getElementById(id)?.matches(':popover-open') === true;
