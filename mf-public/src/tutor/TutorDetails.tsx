import type { Tutor } from '@paadam/shared/contract';
import { ChevronLeft } from 'lucide-react';
import { BookingFor } from '../booking-child/BookingFor';
import { Page } from '../layout/Page';
import * as words from '../messages/tutor';
import { useListPath } from '../tutors/useListPath';
import { useTutorPaths } from '../tutors/useTutorPaths';
import { AboutTutor, TutorsWork } from './AboutTutor';
import { BookingCard } from './BookingCard';
import { BackLink } from './head.styles';
import { OpenTimes } from './OpenTimes';
import { isBookable } from './publicTutor';
import { Reviews } from './Reviews';
import { TutorHead } from './TutorHead';
import { AboutArea, BackArea, Columns, HeadArea, ReviewsArea, TimesArea, WorkArea } from './tutorPage.styles';
import type { TutorReviews } from './useTutorReviews';
import type { TutorTimes } from './useTutorSlots';

interface TutorDetailsProps {
  tutor: Tutor;
  /** How many ratings give one star, two, and so on up to five. */
  ratingCounts: readonly number[] | undefined;
  times: TutorTimes;
  reviews: TutorReviews;
}

/** The tutor's page once it is known who it is; times and reviews may still be on their way. */
export function TutorDetails({ tutor, ratingCounts, times, reviews }: TutorDetailsProps) {
  const paths = useTutorPaths();
  const listPath = useListPath();
  const bookingPathOf = (dateTime?: string) =>
    isBookable(tutor) ? paths.booking(tutor._id, dateTime) : null;
  return (
    <Page>
      <Columns>
        <BackArea>
          <BackLink to={listPath} variant="quiet">
            <ChevronLeft size={18} aria-hidden />
            {words.allTutors()}
          </BackLink>
          <BookingFor />
        </BackArea>
        <HeadArea>
          <TutorHead tutor={tutor} />
        </HeadArea>
        <BookingCard tutor={tutor} times={times} bookingPathOf={bookingPathOf} />
        <AboutArea>
          <AboutTutor tutor={tutor} />
        </AboutArea>
        <TimesArea>
          <OpenTimes tutor={tutor} times={times} bookingPathOf={bookingPathOf} />
        </TimesArea>
        <WorkArea>
          <TutorsWork tutor={tutor} />
        </WorkArea>
        <ReviewsArea>
          <Reviews rating={tutor.rating} counts={ratingCounts} reviews={reviews} />
        </ReviewsArea>
      </Columns>
    </Page>
  );
}
