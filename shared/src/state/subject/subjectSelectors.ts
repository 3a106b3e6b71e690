import type { Subject } from '@paadam/shared/contract';
import { createSelector } from '@reduxjs/toolkit';
import { dataOf, type Loadable } from '../loadable';
import { subjectCatalogue } from './subjectCatalogue';

export const selectSubjects = (state: object): Loadable<Subject[]> => subjectCatalogue.select(state).answer;

/** The names of the subjects, by id; empty until the catalogue is there. */
export const selectSubjectNames = createSelector(
  [selectSubjects],
  (catalogue): ReadonlyMap<string, string> =>
    new Map((dataOf(catalogue) ?? []).map((subject) => [subject._id, subject.name])),
);
