import { type BookingsRootState, selectUnsentNote } from '@paadam/bookings';
import { profiles } from '@paadam/profile';
import type { AuthData } from '@paadam/shared/contract';
import { useHasPage } from '@paadam/shared/portal';
import { useSearchParams } from '@paadam/shared/router';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { Card, EmptyState, ErrorState, LinkButton, Notice } from '@paadam/shared/ui';
import { NoChildrenDrawing } from '@paadam/shared/ui/drawings/NoChildrenDrawing';
import { NoTutorsDrawing } from '@paadam/shared/ui/drawings/NoTutorsDrawing';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/booking-form';
import { askedDraft, askedWeeks } from './askedDraft';
import { BookingForm } from './BookingForm';
import { BookingFormSkeleton } from './BookingFormSkeleton';
import { isBookable, isTutor } from './bookableTutor';
import { TutorCard } from './TutorCard';

/**
 * @param user who books
 * @param child the child that the address asks for, if any
 * @returns the student that the lesson is for; empty where a parent has yet to choose
 */
const bookingFor = ({ role, id, children }: AuthData, child: string | null): string => {
  if (role !== 'parent') return id;
  const asked = children.find(({ _id }) => _id === child);
  if (asked) return asked._id;
  const [only, ...others] = children;
  return only && others.length === 0 ? only._id : '';
};

/** The answers to an address with an id that does not exist or is no id. */
const notThere = new Set(['not_found', 'validation_failed', 'malformed_request']);

/** The tutor, and the form where this person can ask this tutor; else what stands in the way. */
export function TutorBooking({ tutorId }: { tutorId: string }) {
  const dispatch = usePaadamDispatch();
  const [search] = useSearchParams();
  const user = usePaadamSelector(selectUser);
  const { answer: profile } = useSelector((state: object) => profiles.select(state, tutorId));
  const unsentNote = useSelector((state: BookingsRootState) => selectUnsentNote(state, tutorId));
  const load = useCallback(() => void dispatch(profiles.actions.requested(tutorId)), [dispatch, tutorId]);
  useEffect(load, [load]);

  const tutor = profile.data;
  if (!user) return null;
  if (!tutor) {
    if (profile.status !== 'failed') return <BookingFormSkeleton />;
    return notThere.has(profile.problem.code) ? (
      <NoSuchTutor />
    ) : (
      <ErrorState title={words.tutorNotLoaded()} onRetry={load}>
        {profile.problem.message}
      </ErrorState>
    );
  }
  if (!isTutor(tutor)) return <NoSuchTutor />;
  return (
    <>
      <TutorCard tutor={tutor} />
      {user.role === 'parent' && user.children.length === 0 ? (
        <NoChildLinked />
      ) : isBookable(tutor) ? (
        <BookingForm
          tutor={tutor}
          user={user}
          initialWeeks={askedWeeks(search)}
          initial={{
            student: bookingFor(user, search.get('child')),
            ...askedDraft(search, tutor),
            note: unsentNote,
          }}
        />
      ) : (
        <Notice tone="warn">{words.noBookings({ name: tutor.name })}</Notice>
      )}
    </>
  );
}

/** For a parent who cannot book for anybody yet. */
function NoChildLinked() {
  const hasLinking = useHasPage('/parent/link/children');
  return (
    <Card>
      <EmptyState
        drawing={<NoChildrenDrawing />}
        title={words.noChildLinked()}
        action={hasLinking && <LinkButton to="/parent/link/children">{words.addChild()}</LinkButton>}
      >
        {words.lessonsAreForStudents()}
      </EmptyState>
    </Card>
  );
}

/** For an address that no tutor has, or has any more. */
function NoSuchTutor() {
  const hasTutors = useHasPage('/tutors');
  return (
    <Card>
      <EmptyState
        drawing={<NoTutorsDrawing />}
        title={words.noSuchTutor()}
        action={hasTutors && <LinkButton to="/tutors">{words.seeAllTutors()}</LinkButton>}
      >
        {words.linkMayBeWrong()}
      </EmptyState>
    </Card>
  );
}
