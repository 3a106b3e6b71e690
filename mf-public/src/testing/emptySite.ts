import { apiUrl, HttpResponse, http, list, ok } from '@paadam/shared/testing';
import { oneTutorCounted } from './oneTutorCounted';

/** The answers that home and the list of tutors ask for, of a site where no one teaches: for tests that only come there. */
export const emptySite = [
  http.get(apiUrl('/subjects'), () => HttpResponse.json(list([]))),
  http.get(apiUrl('/get_all_tutors'), () => HttpResponse.json(list([]))),
  http.get(apiUrl('/tutors/counts'), () => HttpResponse.json(ok({ ...oneTutorCounted, total: 0 }))),
  http.get(apiUrl('/booking'), () => HttpResponse.json(list([]))),
];
