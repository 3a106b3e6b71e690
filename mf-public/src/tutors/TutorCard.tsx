import type { ListedTutor, Match } from '@paadam/shared/contract';
import { Avatar, EmailText, LinkButton, StarRating } from '@paadam/shared/ui';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import * as words from '../messages/tutors';
import { NextTimes } from './NextTimes';
import { QualificationsAndHours } from './QualificationsAndHours';
import { SubjectNames } from './SubjectNames';
import { TrialOffer } from './TrialOffer';
import { TutorRate } from './TutorRate';
import { About, Bio, Book, Email, Name, Price, Reason, Who, Whole } from './tutorCard.styles';
import type { TutorPaths } from './useTutorPaths';

interface TutorCardProps {
  tutor: ListedTutor;
  paths: TutorPaths;
}

/** A tutor in one look: who, what, how good, how much, when next. All of it leads to the tutor's page, but for the ways to book. */
export const TutorCard = memo(function TutorCard({ tutor, paths }: TutorCardProps) {
  const { _id, name, email, profileUrl, bio, subjects, hourlyRate, rating, matches } = tutor;
  const nameId = useId();
  const bookingPath = paths.booking(_id);
  return (
    <Whole $interactive aria-labelledby={nameId}>
      <Who>
        <Avatar name={name} src={profileUrl} size={64} alt={profileUrl ? words.photoOf({ name }) : ''} />
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
        {matches && matches.length > 0 && <Why matches={matches} />}
      </About>
      <Price>
        <TutorRate hourlyRate={hourlyRate} />
        <TrialOffer price={tutor.trialPrice} path={bookingPath} />
      </Price>
      <NextTimes tutor={tutor} pathOf={(start) => paths.booking(_id, start)} nameId={nameId} />
      {bookingPath && (
        <Book>
          <LinkButton to={bookingPath} aria-describedby={nameId}>
            {words.bookNow()}
          </LinkButton>
        </Book>
      )}
      <QualificationsAndHours tutor={tutor} nameId={nameId} />
    </Whole>
  );
});

/** Why the search found the tutor; a name that was searched for says that by itself. */
function Why({ matches }: { matches: readonly Match[] }) {
  const texts = matches.filter(({ field }) => field !== 'name').map(({ text }) => text);
  return texts.length === 0 ? null : (
    <Reason>
      <Check size={16} aria-hidden />
      {words.matches({ texts: [...new Set(texts)].join(' · ') })}
    </Reason>
  );
}
