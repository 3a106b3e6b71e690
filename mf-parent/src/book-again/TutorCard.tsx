import type { FamilyTutor } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { Avatar, Field, LinkButton, Select, Skeleton, StarRating, VisuallyHidden } from '@paadam/shared/ui';
import { useState } from 'react';
import { Facts, Foot, Frame, Head } from './bookAgainParts';

/** A tutor of the family, and the way to the next lesson; where several children know the tutor, for one of them. */
export function TutorCard({ tutor }: { tutor: FamilyTutor }) {
  const { _id, name, profileUrl, students, lastLessonAt, rating } = tutor;
  const [chosen, setChosen] = useState<string>();
  const child = students.find((student) => student._id === chosen) ?? students[0];
  const form = `/student/bookings/:${_id}`;
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
          <small>Teaches</small>
          {listOf.format(students.map((student) => student.name))}
        </p>
        <p>
          <small>{Date.parse(lastLessonAt) > Date.now() ? 'Booked until' : 'Last lesson'}</small>
          <time dateTime={lastLessonAt}>{formatMoment(lastLessonAt)}</time>
        </p>
      </Facts>
      {hasForm && child && (
        <Foot>
          {students.length > 1 && (
            <Field label="For">
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
              Book again
              <VisuallyHidden>
                {' '}
                with {name} for {child.name}
              </VisuallyHidden>
            </span>
          </LinkButton>
        </Foot>
      )}
    </Frame>
  );
}

const listOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** A tutor on the way. */
export function TutorCardSkeleton() {
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
