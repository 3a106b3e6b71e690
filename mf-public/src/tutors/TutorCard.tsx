import type { ListedTutor } from '@paadam/shared/contract';
import { Avatar, EmailText, LinkButton, StarRating } from '@paadam/shared/ui';
import { memo, useId } from 'react';
import { NextTimes } from './NextTimes';
import { QualificationsAndHours } from './QualificationsAndHours';
import { SubjectNames } from './SubjectNames';
import { TutorRate } from './TutorRate';

import { About, Bio, Book, Email, Name, Price, Who, Whole } from './tutorCardParts';
import type { TutorPaths } from './useTutorPaths';

interface TutorCardProps {
  tutor: ListedTutor;
  paths: TutorPaths;
}

/** A tutor in one look: who, what, how good, how much, when next. All of it leads to the tutor's page, but for the ways to book. */
export const TutorCard = memo(function TutorCard({ tutor, paths }: TutorCardProps) {
  const { _id, name, email, profileUrl, bio, subjects, hourlyRate, rating } = tutor;
  const nameId = useId();
  const bookingPath = paths.booking(_id);
  return (
    <Whole $interactive aria-labelledby={nameId}>
      <Who>
        <Avatar name={name} src={profileUrl} size={64} alt={profileUrl ? `Photo of ${name}` : ''} />
        <div>
          <h3 id={nameId} tabIndex={-1}>
            <Name to={paths.page(_id)}>{name}</Name>
          </h3>
          <StarRating average={rating.average} count={rating.count} />
          <Email>{email !== null && <EmailText>{email}</EmailText>}</Email>
        </div>
      </Who>
      <About>
        <SubjectNames ids={subjects} />
        {bio && <Bio>{bio}</Bio>}
      </About>
      <Price>
        <TutorRate hourlyRate={hourlyRate} />
      </Price>
      <NextTimes tutor={tutor} pathOf={(start) => paths.booking(_id, start)} nameId={nameId} />
      {bookingPath && (
        <Book>
          <LinkButton to={bookingPath} aria-describedby={nameId}>
            Book Now
          </LinkButton>
        </Book>
      )}
      <QualificationsAndHours tutor={tutor} nameId={nameId} />
    </Whole>
  );
});
