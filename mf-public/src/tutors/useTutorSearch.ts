import { useQuery } from '@paadam/shared/ui/useQuery';
import { useEffect, useMemo, useRef } from 'react';
import { addressOf, changed, type TutorFilter, type TutorQuestion, withoutFilters } from './question';
import { questionOf } from './questionOf';

/**
 * The search that the page's address holds, so that it can be shared, gone back to and reloaded.
 *
 * @returns the question, and ways to change it. Each change is a step that Back undoes; a word that is still being
 *   typed is one step.
 */
export const useTutorSearch = () => {
  const { shown, latest, go: goTo } = useQuery();
  const text = shown.toString();
  const question = useMemo(() => questionOf(new URLSearchParams(text)), [text]);
  /** What is being typed in, and the address that it made. */
  const typing = useRef<{ part: TutorFilter; text: string } | null>(null);
  useEffect(() => {
    if (typing.current?.text !== text) typing.current = null;
  }, [text]);

  // The same until the address changes, so that what only shows the search need not follow the list.
  return useMemo(() => {
    const go = (change: (latest: TutorQuestion) => TutorQuestion, typedIn?: TutorFilter) => {
      const nextAddress = addressOf(latest.current, change(questionOf(latest.current)));
      const replace = typedIn !== undefined && typing.current?.part === typedIn;
      typing.current = typedIn ? { part: typedIn, text: nextAddress.toString() } : null;
      goTo(nextAddress, { replace });
    };
    const pathTo = (asked: TutorQuestion): string => {
      const address = addressOf(new URLSearchParams(text), asked).toString();
      return address ? `/tutors?${address}` : '/tutors';
    };
    return {
      question,
      /** Where a change leads, for a page that the server draws. */
      pathWith: (changes: Parameters<typeof changed>[1]) => pathTo(changed(question, changes)),
      pathWithoutFilters: pathTo(withoutFilters(question)),
      choose: (changes: Parameters<typeof changed>[1]) => go((asked) => changed(asked, changes)),
      enter: (part: TutorFilter, changes: Parameters<typeof changed>[1]) =>
        go((asked) => changed(asked, changes), part),
      clear: () => go(withoutFilters),
    };
  }, [question, text, latest, goTo]);
};

export type TutorSearch = ReturnType<typeof useTutorSearch>;
