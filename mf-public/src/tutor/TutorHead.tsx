import type { Tutor } from '@paadam/shared/contract';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, EmailText, PageTitle, StarRating } from '@paadam/shared/ui';
import { TutorSubjects } from '../tutors/TutorSubjects';
import { Email } from '../tutors/tutorCardParts';
import { HeadCard, Rest, Words } from './headParts';
import { TutorFactList } from './TutorFactList';

/** As `Intl.ListFormat` writes it in English; but to make one costs a phone tens of milliseconds as the page is taken over. */
const inWords = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** @returns what the document is called, as the server calls it, once the subjects have names */
const useDocumentTitle = ({ name, subjects }: Tutor): string => {
  const names = usePaadamSelector(selectSubjectNames);
  const taught = subjects.flatMap((id) => names.get(id) ?? []);
  return taught.length > 0 ? `${name}, tutor of ${inWords(taught)}` : name;
};

/** Who it is, what they teach, and how good they are. */
export function TutorHead({ tutor }: { tutor: Tutor }) {
  const { name, email, profileUrl, subjects, rating } = tutor;
  const documentTitle = useDocumentTitle(tutor);
  return (
    <HeadCard>
      <Avatar name={name} src={profileUrl} size={88} alt={profileUrl ? `Photo of ${name}` : ''} />
      <Words>
        <PageTitle documentTitle={documentTitle}>{name}</PageTitle>
        <StarRating average={rating.average} count={rating.count} />
        <Email>{email === null ? 'E-mail for people with a booking' : <EmailText>{email}</EmailText>}</Email>
      </Words>
      <Rest>
        <TutorSubjects ids={subjects} />
        <TutorFactList tutor={tutor} />
      </Rest>
    </HeadCard>
  );
}
