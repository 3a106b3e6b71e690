import type { Tutor } from '@paadam/shared/contract';
import { usePaadamDispatch } from '@paadam/shared/state';
import { ChevronLeft } from 'lucide-react';
import { useSelector } from 'react-redux';
import { BookingFor } from '../booking-child/BookingFor';
import { Page } from '../layout/Page';
import { useListPath } from '../tutors/useListPath';
import { useTutorPaths } from '../tutors/useTutorPaths';
import { AboutTutor } from './AboutTutor';
import { BackLink } from './headParts';
import { OpenTimes } from './OpenTimes';
import { isBookable } from './publicTutor';
import { Reviews } from './Reviews';
import { TutorHead } from './TutorHead';
import { tutorReviews } from './tutorPage';
import { AboutArea, Columns, HeadArea, ReviewsArea, TimesArea } from './tutorPageParts';
import type { TutorTimes } from './useTutorSlots';
import { WeeklyHours } from './WeeklyHours';

interface TutorDetailsProps {
  /** The one in the address. */
  tutorId: string;
  tutor: Tutor;
  times: TutorTimes;
}

/** The tutor's page once it is known who it is; times and reviews may still be on their way. */
export function TutorDetails({ tutorId, tutor, times }: TutorDetailsProps) {
  const dispatch = usePaadamDispatch();
  const { answer: reviews, more } = useSelector((state: object) => tutorReviews.select(state, tutorId));
  const paths = useTutorPaths();
  const listPath = useListPath();
  const bookingPathOf = (dateTime?: string) =>
    isBookable(tutor) ? paths.booking(tutor._id, dateTime) : null;
  return (
    <Page>
      <Columns>
        <HeadArea>
          <BackLink to={listPath} variant="quiet">
            <ChevronLeft size={18} aria-hidden />
            All tutors
          </BackLink>
          <BookingFor />
          <TutorHead tutor={tutor} bookingPath={bookingPathOf()} />
        </HeadArea>
        <AboutArea>
          <AboutTutor tutor={tutor} />
        </AboutArea>
        <TimesArea>
          <WeeklyHours tutor={tutor} />
          <OpenTimes tutor={tutor} slots={times.slots} onRetry={times.load} bookingPathOf={bookingPathOf} />
        </TimesArea>
        <ReviewsArea>
          <Reviews
            rating={tutor.rating}
            reviews={reviews}
            more={more}
            onRetry={() => dispatch(tutorReviews.actions.requested(tutorId))}
            onMore={() => dispatch(tutorReviews.actions.moreRequested(tutorId))}
          />
        </ReviewsArea>
      </Columns>
    </Page>
  );
}
