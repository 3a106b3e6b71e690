import type { Preparation } from '@paadam/shared/portal';
import { matchPath } from '@paadam/shared/router';
import { subjectCatalogue } from '@paadam/shared/state';
import { drawnAt } from './clock/drawnAt';
import { takeFormAnswer } from './form-answer/takeFormAnswer';
import { featuredTutors } from './home/featuredTutors';
import { nextLesson } from './home/nextLesson';
import { subjectTutors } from './subject/subjectTutors';
import { subjectWishes } from './subjects/wishes';
import { tutorProfile, tutorReviews, tutorSlots } from './tutor/tutorPage';
import { changed, filtersOf } from './tutors/question';
import { questionOf } from './tutors/questionOf';
import { tutorCounts } from './tutors/tutorCounts';
import { tutorList } from './tutors/tutorList';

type Params = Record<string, string | undefined>;

/** What stands on a page is fetched side by side. */
const fetchers: Record<string, (preparation: Preparation, params: Params) => Promise<unknown>[]> = {
  '/': ({ load, user }) => [
    load(subjectCatalogue, undefined),
    load(featuredTutors, undefined),
    ...(user ? [load(nextLesson, undefined)] : []),
  ],
  '/subjects': ({ load, user }) => [
    load(subjectCatalogue, undefined),
    ...(user ? [load(subjectWishes, undefined)] : []),
  ],
  '/subjects/:slug': ({ load }, { slug }) => [
    load(subjectCatalogue, undefined).then((subjects) => {
      const subject = subjects?.find((one) => one.slug === slug);
      return subject && load(subjectTutors, subject._id);
    }),
  ],
  '/tutors': ({ load, search, user }) => {
    const question = questionOf(new URLSearchParams(search));
    const counted = changed(question, { sort: undefined });
    const isFiltered = filtersOf(question).length > 0;
    return [
      load(subjectCatalogue, undefined),
      load(tutorList, question),
      ...(user || isFiltered ? [load(tutorCounts, counted)] : []),
      ...(isFiltered ? [load(tutorCounts, {})] : []),
    ];
  },
  '/tutors/:tutorId': ({ load, search, user }, { tutorId = '' }) => {
    const viewer = user ? { viewer: user.id } : {};
    const child = user?.children.find(({ _id }) => _id === new URLSearchParams(search).get('child'));
    return [
      load(subjectCatalogue, undefined),
      load(tutorProfile, { tutorId, ...viewer }),
      load(tutorSlots, { tutorId, ...(child && { student: child._id }), ...viewer }),
      load(tutorReviews, { tutorId, all: false }),
    ];
  },
};

/** Fetches what the page at an address shows first; that of most others stands in their code. */
export const prepare = async (preparation: Preparation): Promise<void> => {
  preparation.dispatch(drawnAt.actions.drawn(preparation.now));
  if (preparation.form) takeFormAnswer(preparation.form, preparation.dispatch);
  for (const [path, fetch] of Object.entries(fetchers)) {
    const match = matchPath(path, preparation.pathname);
    if (match) await Promise.all(fetch(preparation, match.params));
  }
};
