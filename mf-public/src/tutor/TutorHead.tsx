import type { Tutor } from '@paadam/shared/contract';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, EmailText, PageTitle, StarRating } from '@paadam/shared/ui';
import { TutorSubjects } from '../tutors/TutorSubjects';
import { Email } from '../tutors/tutorCardParts';
import { HeadCard, Rest, Words } from './headParts';
import { TutorFactList } from './TutorFactList';

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** @returns what the document is called, as the server calls it, once the subjects have names */
const useDocumentTitle = ({ name, subjects }: Tutor): string => {
  const names = usePaadamSelector(selectSubjectNames);
  const taught = subjects.flatMap((id) => names.get(id) ?? []);
  return taught.length > 0 ? `${name}, tutor of ${inWords.format(taught)}` : name;
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
