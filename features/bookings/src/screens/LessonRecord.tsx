import { Button, Card, Notice, Skeleton } from '@paadam/shared/ui';
import { type ComponentType, useCallback, useEffect, useId, useState } from 'react';
import * as words from '../messages/booking-screens';
import { Section } from './bookingView.styles';

type LookBack = ComponentType<{ bookingId: string }>;

/** Loads the part that shows the record of a lesson. A portal passes it in, since the lesson room stands on the bookings. */
export type LoadLookBack = () => Promise<{ LookBack: LookBack }>;

interface LessonRecordProps {
  bookingId: string;
  loadLookBack: LoadLookBack;
}

/** The record of a lesson that has begun. The code that draws its board is loaded only here. */
export function LessonRecord({ bookingId, loadLookBack }: LessonRecordProps) {
  const [part, setPart] = useState<{ LookBack: LookBack } | 'failed' | null>(null);
  const titleId = useId();
  const load = useCallback(() => {
    setPart(null);
    loadLookBack().then(
      ({ LookBack }) => setPart({ LookBack }),
      () => setPart('failed'),
    );
  }, [loadLookBack]);
  useEffect(load, [load]);
  if (part === 'failed') {
    return (
      <Card>
        <Notice tone="bad">{words.recordNotLoaded()}</Notice>
        <Button variant="secondary" onClick={load}>
          {words.retry()}
        </Button>
      </Card>
    );
  }
  if (part) return <part.LookBack bookingId={bookingId} />;
  return (
    <Card>
      <Section aria-labelledby={titleId}>
        <h2 id={titleId}>{words.inTheLessonRoom()}</h2>
        <Skeleton height="6rem" />
      </Section>
    </Card>
  );
}
