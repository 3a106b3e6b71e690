import type { TaughtStudent } from '@paadam/shared/contract';
import { barInk } from '@paadam/shared/ui/barInk';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import * as words from '../messages/students';

const Stack = styled.div`
  display: grid;
  gap: var(--paadam-space-1);
  width: 13rem;
  max-width: 100%;
`;

const track = css`
  border-radius: var(--paadam-radius-round);
  background: var(--paadam-line);
`;

const fill = css`
  border-radius: var(--paadam-radius-round);
  ${barInk}
`;

// Each engine has names of its own for the parts, and a list with an unknown name counts for none of them.
const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 0.5rem;
  border: 0;
  overflow: clip;
  ${track}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  &::-webkit-progress-bar {
    ${track}
  }

  &::-webkit-progress-value {
    ${fill}
  }

  &::-moz-progress-bar {
    ${fill}
  }
`;

const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--paadam-space-3);
  font-size: var(--paadam-text-14);
  line-height: 1.4;

  & > :last-child {
    color: var(--paadam-muted);
  }
`;

/** How many of the booked lessons have been given, as a bar and in words. */
export function LessonProgress({
  student: { completed, booked, minutes },
}: {
  student: Pick<TaughtStudent, 'completed' | 'booked' | 'minutes'>;
}) {
  const textId = useId();
  return (
    <Stack>
      <Bar value={completed} max={Math.max(booked, 1)} aria-labelledby={textId} />
      <Text>
        <span id={textId}>{words.progressText({ completed, booked })}</span>
        <span>{words.hours({ count: Math.round(minutes / 6) / 10 })}</span>
      </Text>
    </Stack>
  );
}
