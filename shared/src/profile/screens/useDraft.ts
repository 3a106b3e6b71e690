import type { Profile } from '@paadam/shared/contract';
import { useCallback, useMemo, useState } from 'react';
import { changesOf } from './changesOf';
import { type Draft, draftOf } from './draft';

/**
 * The profile with what the person has typed over it. Only the parts that were touched are kept here: a refresh of the
 * profile shows in the others, and never overwrites these.
 */
export const useDraft = (profile: Profile | undefined) => {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const stored = useMemo(() => profile && draftOf(profile), [profile]);
  const draft = useMemo(() => stored && { ...stored, ...edits }, [stored, edits]);
  const changes = useMemo(() => (profile && draft ? changesOf(draft, profile) : {}), [profile, draft]);

  const change = useCallback((part: Partial<Draft>) => setEdits((before) => ({ ...before, ...part })), []);
  /** What was typed while it was being saved stays. */
  const settle = useCallback((saved: Draft) => {
    setEdits((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => saved[name as keyof Draft] !== value)),
    );
  }, []);

  return { draft, changes, isDirty: Object.keys(changes).length > 0, change, settle };
};
