import type { Subject } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import { callApi } from '../callApi';
import { createLoadableSlice } from '../createLoadableSlice';
import type { SagaGenerator } from '../effects';

/** The whole catalogue, by name. */
export const subjectCatalogue = createLoadableSlice({
  name: 'subject',
  fetch: function* (): SagaGenerator<Subject[]> {
    const catalogue: Subject[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: limits.pageRows.max, ...(cursor ? { cursor } : {}) };
      const page = yield* callApi((api) => api.subjects({ query }));
      catalogue.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor);
    return catalogue;
  },
  isPublic: true,
  asksOnce: true,
});
