import { CancelDialog, ReviewDialog } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ClassDialogsContext } from './classDialogsContext';

type Asked = { about: 'review' | 'cancel'; booking: Booking } | null;

const Page = styled.div`
  display: contents;
`;

/**
 * The dialogs of a page of classes. They stand beside the lists: a row that goes with what its dialog did would take the
 * dialog along before the outcome is told.
 */
export function ClassDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>(null);
  const page = useFocusAfter<HTMLDivElement>(asked !== null);
  const control = useMemo(
    () => ({
      review: (booking: Booking) => setAsked({ about: 'review', booking }),
      cancel: (booking: Booking) => setAsked({ about: 'cancel', booking }),
    }),
    [],
  );
  const close = () => setAsked(null);
  return (
    <ClassDialogsContext value={control}>
      <Page ref={page}>
        {children}
        {asked?.about === 'review' && <ReviewDialog booking={asked.booking} onClose={close} />}
        {asked?.about === 'cancel' && <CancelDialog booking={asked.booking} onClose={close} />}
      </Page>
    </ClassDialogsContext>
  );
}
