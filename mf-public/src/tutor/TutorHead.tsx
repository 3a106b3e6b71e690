import type { Tutor } from '@paadam/shared/contract';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, EmailText, LinkButton, PageTitle, StarRating } from '@paadam/shared/ui';
import { TutorRate } from '../tutors/TutorRate';
import { TutorSubjects } from '../tutors/TutorSubjects';
import { Email } from '../tutors/tutorCardParts';
import { HeadCard, Offer, Words } from './headParts';

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** @returns what the document is called, as the server calls it, once the subjects have names */
const useDocumentTitle = ({ name, subjects }: Tutor): string => {
  const names = usePaadamSelector(selectSubjectNames);
  const taught = subjects.flatMap((id) => names.get(id) ?? []);
  return taught.length > 0 ? `${name}, tutor of ${inWords.format(taught)}` : name;
};

interface TutorHeadProps {
  tutor: Tutor;
  /** The booking form; null where this tutor, or this site, takes no bookings. */
  bookingPath: string | null;
}

/** Who it is, what they teach, how good, how much, and the way to book. */
export function TutorHead({ tutor, bookingPath }: TutorHeadProps) {
  const { name, email, profileUrl, subjects, rating, hourlyRate } = tutor;
  const documentTitle = useDocumentTitle(tutor);
  return (
    <HeadCard>
      <Avatar name={name} src={profileUrl} size={112} alt={profileUrl ? `Photo of ${name}` : ''} />
      <Words>
        <PageTitle documentTitle={documentTitle}>{name}</PageTitle>
        <StarRating average={rating.average} count={rating.count} />
        <Email>{email !== null && <EmailText>{email}</EmailText>}</Email>
        <TutorSubjects ids={subjects} />
      </Words>
      <Offer>
        <TutorRate hourlyRate={hourlyRate} />
        {bookingPath && (
          <LinkButton to={bookingPath} size="large">
            Book Now
          </LinkButton>
        )}
      </Offer>
    </HeadCard>
  );
}
