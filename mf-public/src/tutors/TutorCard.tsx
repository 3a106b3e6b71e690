import type { Tutor } from '@paadam/shared/contract';
import { formatRupees } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Avatar, EmailText, LinkButton, StarRating } from '@paadam/shared/ui';
import { useId } from 'react';
import { Bio } from './Bio';
import { TutorFacts } from './TutorFacts';
import { TutorSubjects } from './TutorSubjects';
import { Email, Foot, Head, Rate, Whole } from './tutorCardParts';

/** A tutor in one look: who, how good, what, when, how much; and the way to book. */
export function TutorCard({ tutor }: { tutor: Tutor }) {
  const { _id, name, email, profileUrl, bio, subjects, hourlyRate, rating } = tutor;
  const nameId = useId();
  const bookingPath = `/student/bookings/:${_id}`;
  const canBook = useHasPage(bookingPath);
  return (
    <Whole aria-labelledby={nameId}>
      <Head>
        <Avatar name={name} src={profileUrl} size={64} alt={profileUrl ? `Photo of ${name}` : ''} />
        <div>
          <h3 id={nameId} tabIndex={-1}>
            {name}
          </h3>
          <StarRating average={rating.average} count={rating.count} />
          <Email>
            <EmailText>{email}</EmailText>
          </Email>
        </div>
      </Head>
      <TutorSubjects ids={subjects} />
      {bio && <Bio text={bio} />}
      <TutorFacts tutor={tutor} />
      <Foot>
        <Rate>
          {hourlyRate === null ? (
            'No price yet'
          ) : (
            <>
              <strong>{formatRupees(hourlyRate)}</strong> per hour
            </>
          )}
        </Rate>
        {canBook && (
          <LinkButton to={bookingPath} aria-describedby={nameId}>
            Book Now
          </LinkButton>
        )}
      </Foot>
    </Whole>
  );
}
