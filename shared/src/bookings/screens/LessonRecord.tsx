import { Button, Card, Notice, Skeleton } from '@paadam/shared/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import * as words from '../../messages/booking-screens';
import { Section } from './bookingViewParts';

const bring = () =>
  import(
    /* webpackChunkName: "look-back", webpackMode: "lazy" */
    '@paadam/shared/room/look-back'
  );

type LookBack = Awaited<ReturnType<typeof bring>>['LookBack'];

/** Looking back at a lesson that has begun. What draws its board comes only here. */
export function LessonRecord({ bookingId }: { bookingId: string }) {
  const [part, setPart] = useState<{ LookBack: LookBack } | 'failed' | null>(null);
  const titleId = useId();
  const load = useCallback(() => {
    setPart(null);
    bring().then(
      ({ LookBack }) => setPart({ LookBack }),
      () => setPart('failed'),
    );
  }, []);
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
