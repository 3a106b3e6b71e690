import { dataOf, selectSubjects, usePaadamSelector } from '@paadam/shared/state';
import { EmptyState } from '@paadam/shared/ui';
import { NoTutorsDrawing } from '@paadam/shared/ui/drawings/NoTutorsDrawing';
import { EarlyLinkButton } from '@paadam/shared/ui/EarlyLinkButton';
import { language } from '@paadam/shared/words';
import * as words from '../messages/tutors';
import { TellMeWhen } from '../subjects/TellMeWhen';
import { filtersOf, type TutorFilter } from './question';
import type { TutorSearch } from './useTutorSearch';

interface NoTutorsProps {
  search: TutorSearch;
  onCleared: () => void;
}

const advice: Record<TutorFilter, () => string> = {
  q: words.otherOrFewerWords,
  subject: words.anotherSubject,
  level: words.anotherLevel,
  board: words.anotherBoard,
  language: words.anotherLanguage,
  minRate: words.lowerPrice,
  maxRate: words.aHigherPrice,
  minRating: words.aLowerRating,
  day: words.anotherDay,
  timeOfDay: words.anotherTimeOfDay,
};

/** No one: because there is no one, or because of the filters, which can be changed. */
export function NoTutors({ search: { question, clear, pathWithoutFilters }, onCleared }: NoTutorsProps) {
  const catalogue = dataOf(usePaadamSelector(selectSubjects)) ?? [];
  const subject = catalogue.find(({ _id }) => _id === question.subject);
  const filters = filtersOf(question);
  if (filters.length === 0)
    return <EmptyState drawing={<NoTutorsDrawing />} title={words.noTutorsAvailable()} />;
  const showAll = (
    <EarlyLinkButton
      variant="secondary"
      href={pathWithoutFilters}
      onClick={() => {
        clear();
        onCleared();
      }}
    >
      {words.showAllTutors()}
    </EarlyLinkButton>
  );
  if (subject?.tutorCount === 0) {
    return (
      <EmptyState
        drawing={<NoTutorsDrawing />}
        title={words.noTutorTeachesYet({ name: subject.name })}
        action={
          <>
            <TellMeWhen subject={subject} />
            {showAll}
          </>
        }
      >
        {words.weCanMailYou()}
      </EmptyState>
    );
  }
  // Made here and not with the module: it takes its time, and is rarely needed.
  const either = new Intl.ListFormat(language(), { type: 'disjunction' });
  return (
    <EmptyState drawing={<NoTutorsDrawing />} title={words.noTutorFitsThisSearch()} action={showAll}>
      {words.tryOther({ advice: either.format(filters.map((filter) => advice[filter]())) })}
    </EmptyState>
  );
}
