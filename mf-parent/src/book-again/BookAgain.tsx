import type { FamilyTutor } from '@paadam/shared/contract';
import { formatMoment, paths } from '@paadam/shared/domain';
import { LoadFailure, MoreRows, usePaged } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf } from '@paadam/shared/state';
import {
  Avatar,
  Card,
  Field,
  LinkButton,
  Select,
  Skeleton,
  StarRating,
  VisuallyHidden,
} from '@paadam/shared/ui';
import { language, Words } from '@paadam/shared/words';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { familyTutors } from '../family/family';
import { fetchFailures } from '../family/fetchFailures';
import * as words from '../messages/book-again';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  & > h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Tutors = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--paadam-space-4);
`;

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--paadam-space-4);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--paadam-space-3);

  & h3 {
    font-size: var(--paadam-text-18);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  align-content: start;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & small {
    display: block;
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  align-content: end;
`;

/** The tutors the children know, each one step from the next lesson. */
export function BookAgain() {
  const { list, more, reload, loadMore } = usePaged(familyTutors);
  const titleId = useId();
  const rows = dataOf(list)?.rows;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{words.bookAgain()}</h2>
      {list.status === 'failed' && (
        <LoadFailure
          title={fetchFailures.tutors()}
          problem={list.problem}
          besideData={Boolean(rows)}
          onRetry={reload}
        />
      )}
      {rows?.length === 0 && <Card as="p">{words.noTutorsYet()}</Card>}
      {rows && rows.length > 0 && (
        <Tutors>
          {rows.map((tutor) => (
            <TutorCard key={tutor._id} tutor={tutor} />
          ))}
        </Tutors>
      )}
      {!rows && list.status !== 'failed' && (
        <>
          <VisuallyHidden role="status">{words.loadingTutors()}</VisuallyHidden>
          <Tutors aria-hidden>
            {[1, 2, 3].map((place) => (
              <TutorCardSkeleton key={place} />
            ))}
          </Tutors>
        </>
      )}
      {rows && <MoreRows paged={{ list, more }} what={words.tutors()} onMore={loadMore} />}
    </Section>
  );
}

/** @returns how the names are written as one list in that language */
const listIn = (spoken: string) => new Intl.ListFormat(spoken === 'en' ? 'en-IN' : spoken);

/** A tutor of the family, and the way to the next lesson; where several children know the tutor, for one of them. */
function TutorCard({ tutor }: { tutor: FamilyTutor }) {
  const { _id, name, profileUrl, students, lastLessonAt, rating } = tutor;
  const [chosen, setChosen] = useState<string>();
  const child = students.find((student) => student._id === chosen) ?? students[0];
  const form = paths.bookingForm(_id);
  const hasForm = useHasPage(form);
  return (
    <Frame as="li">
      <Head>
        <Avatar name={name} src={profileUrl} size={52} />
        <div>
          <h3>{name}</h3>
          <StarRating average={rating.average} count={rating.count} />
        </div>
      </Head>
      <Facts>
        <p>
          <small>{words.teaches()}</small>
          {listIn(language()).format(students.map((student) => student.name))}
        </p>
        <p>
          <small>{Date.parse(lastLessonAt) > Date.now() ? words.bookedUntil() : words.lastLesson()}</small>
          <time dateTime={lastLessonAt}>{formatMoment(lastLessonAt)}</time>
        </p>
      </Facts>
      {hasForm && child && (
        <Foot>
          {students.length > 1 && (
            <Field label={words.forChild()}>
              <Select value={child._id} onChange={(event) => setChosen(event.target.value)}>
                {students.map((student) => (
                  <option key={student._id} value={student._id}>
                    {student.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <LinkButton to={`${form}?child=${child._id}`} variant="secondary" block>
            <span>
              <Words
                of={words.bookAgainWith}
                name={name}
                child={child.name}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </LinkButton>
        </Foot>
      )}
    </Frame>
  );
}

/** A tutor on the way. */
function TutorCardSkeleton() {
  return (
    <Frame as="li">
      <Head>
        <Skeleton width="3.25rem" height="3.25rem" radius="50%" />
        <Skeleton width="9rem" height="2.9rem" />
      </Head>
      <Skeleton width="11rem" height="5.6rem" />
      <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
    </Frame>
  );
}
