import type { Tutor } from '@paadam/shared/contract';
import { selectSubjectNames, usePaadamSelector } from '@paadam/shared/state';
import { Avatar, EmailText, PageTitle, StarRating } from '@paadam/shared/ui';
import { listed } from '@paadam/shared/words';
import * as words from '../messages/tutor';
import { TutorSubjects } from '../tutors/TutorSubjects';
import { Email } from '../tutors/tutorCard.styles';
import { HeadCard, Rest, Words } from './head.styles';
import { TutorFactList } from './TutorFactList';

/** @returns what the document is called, as the server calls it, once the subjects have names */
const useDocumentTitle = ({ name, subjects }: Tutor): string => {
  const names = usePaadamSelector(selectSubjectNames);
  const taught = subjects.flatMap((id) => names.get(id) ?? []);
  return taught.length > 0 ? words.tutorOf({ name, taught: listed(taught) }) : name;
};

/** Who it is, what they teach, and how good they are. */
export function TutorHead({ tutor }: { tutor: Tutor }) {
  const { name, email, profileUrl, subjects, rating } = tutor;
  const documentTitle = useDocumentTitle(tutor);
  return (
    <HeadCard>
      <Avatar name={name} src={profileUrl} size={88} alt={profileUrl ? words.photoOf({ name }) : ''} />
      <Words>
        <PageTitle documentTitle={documentTitle}>{name}</PageTitle>
        <StarRating average={rating.average} count={rating.count} />
        <Email>{email === null ? words.emailHidden() : <EmailText>{email}</EmailText>}</Email>
      </Words>
      <Rest>
        <TutorSubjects ids={subjects} />
        <TutorFactList tutor={tutor} />
      </Rest>
    </HeadCard>
  );
}
