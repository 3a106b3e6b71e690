import type { ChildProgress } from '@paadam/shared/contract';
import { formatHours } from '@paadam/shared/domain';
import { useId } from 'react';
import { SubjectList, SubjectRow, Subjects } from './progressParts';

/** How the child's lessons are spread over the subjects, those with the most time first. */
export function SubjectShares({ subjects }: Pick<ChildProgress, 'subjects'>) {
  const titleId = useId();
  const most = subjects[0]?.minutes ?? 1;
  return (
    <Subjects as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Subjects</h2>
      {subjects.length === 0 && <p>They appear here after the first lesson.</p>}
      {subjects.length > 0 && (
        <SubjectList>
          {subjects.map(({ _id, name, lessons, minutes }) => (
            <SubjectRow key={_id}>
              <div>
                <strong>{name}</strong>
                <span>
                  {lessons} {lessons === 1 ? 'lesson' : 'lessons'}, {formatHours(minutes)}
                </span>
              </div>
              <i aria-hidden style={{ width: `${(minutes / most) * 100}%` }} />
            </SubjectRow>
          ))}
        </SubjectList>
      )}
    </Subjects>
  );
}
