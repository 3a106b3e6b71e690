import type { TaughtStudent } from '@paadam/shared/contract';
import { formatHours } from '@paadam/shared/domain';
import { useId } from 'react';
import { Bar, Stack, Text } from './lessonProgressParts';

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
        <span id={textId}>
          {completed} of {booked} {booked === 1 ? 'lesson' : 'lessons'}
        </span>
        <span>{formatHours(minutes)}</span>
      </Text>
    </Stack>
  );
}
