import type { ListedTutor } from '@paadam/shared/contract';
import { Avatar, EmailText, LinkButton, StarRating } from '@paadam/shared/ui';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { Bio } from './Bio';
import { TutorFacts } from './TutorFacts';
import { TutorRate } from './TutorRate';
import { TutorSubjects } from './TutorSubjects';
import { Email, Foot, Head, Whole } from './tutorCardParts';
import type { TutorPaths } from './useTutorPaths';

interface TutorCardProps {
  tutor: ListedTutor;
  paths: TutorPaths;
}

/** A tutor in one look: who, how good, what, when, how much; and the way to book. */
export const TutorCard = memo(function TutorCard({ tutor, paths }: TutorCardProps) {
  const { _id, name, email, profileUrl, bio, subjects, hourlyRate, rating } = tutor;
  const nameId = useId();
  const bookingPath = paths.booking(_id);
  return (
    <Whole aria-labelledby={nameId}>
      <Head>
        <Avatar name={name} src={profileUrl} size={64} alt={profileUrl ? `Photo of ${name}` : ''} />
        <div>
          <h3 id={nameId} tabIndex={-1}>
            <Link to={paths.page(_id)}>{name}</Link>
          </h3>
          <StarRating average={rating.average} count={rating.count} />
          <Email>{email !== null && <EmailText>{email}</EmailText>}</Email>
        </div>
      </Head>
      <TutorSubjects ids={subjects} />
      {bio && <Bio text={bio} />}
      <TutorFacts tutor={tutor} />
      <Foot>
        <TutorRate hourlyRate={hourlyRate} />
        {bookingPath && (
          <LinkButton to={bookingPath} aria-describedby={nameId}>
            Book Now
          </LinkButton>
        )}
      </Foot>
    </Whole>
  );
});
