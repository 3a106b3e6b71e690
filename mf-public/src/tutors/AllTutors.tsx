import { useAnswered } from '@paadam/shared/loading';
import { loading, subjectCatalogue, usePaadamDispatch } from '@paadam/shared/state';
import { type RefObject, useCallback, useEffect, useId } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/tutors';
import { tutorsInWords } from '../subjects/tutorsInWords';
import { ActiveFilters } from './ActiveFilters';
import { sameQuestion } from './question';
import { SearchControls } from './SearchControls';
import { SortSelect } from './SortSelect';
import { Columns, Order, ResultHead, Results } from './search.styles';
import { TutorResults } from './TutorResults';
import { selectQuestion, tutorList } from './tutorList';
import { totalInWords, useTutorCounts } from './useTutorCounts';
import type { TutorSearch } from './useTutorSearch';

const noErrors = {};

interface AllTutorsProps {
  search: TutorSearch;
  /** Whether it says how many there are: never beside figures that say something else. */
  counts: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The list of tutors, with what it can be narrowed down by. */
export function AllTutors({ search, counts: isCounted, headingRef }: AllTutorsProps) {
  const dispatch = usePaadamDispatch();
  const { question } = search;
  const asked = useSelector(selectQuestion);
  const { answer: known, more } = useAnswered(tutorList, question);
  const headingId = useId();
  const formId = useId();
  useEffect(() => void dispatch(tutorList.actions.requested(question)), [dispatch, question]);
  useEffect(() => void dispatch(subjectCatalogue.actions.requested()), [dispatch]);

  // Before the question has been put, the list answers another.
  const list = sameQuestion(asked, question) ? known : loading(known);
  const { counts, all, countOf } = useTutorCounts(question, isCounted);
  const isCounting = [counts, all].some(({ status }) => status === 'loading');
  const status =
    list.status === 'loaded' && !isCounting
      ? (totalInWords(counts, all) ?? words.shown({ tutors: tutorsInWords(list.data.rows.length) }))
      : list.status !== 'failed' && words.loadingTutors();
  const goToHeading = useCallback(() => headingRef.current?.focus({ preventScroll: true }), [headingRef]);
  return (
    <Columns aria-labelledby={headingId} aria-busy={list.status === 'idle' || list.status === 'loading'}>
      <SearchControls
        id={formId}
        search={search}
        errors={list.status === 'failed' ? list.problem.fields : noErrors}
        status={status || ''}
        countOf={countOf}
      />
      <Results>
        <ResultHead>
          <h2 id={headingId} ref={headingRef} tabIndex={-1}>
            {words.allTutors()}
          </h2>
          <p role="status">{status}</p>
          <Order>
            <SortSelect search={search} form={formId} />
          </Order>
        </ResultHead>
        <ActiveFilters search={search} onRemoved={goToHeading} />
        <TutorResults paged={{ list, more }} search={search} onCleared={goToHeading} />
      </Results>
    </Columns>
  );
}
