import { profileActions, selectPhotoChange, selectProfileSaving } from '@paadam/profile';
import type { Profile } from '@paadam/shared/contract';
import { failureOf, usePaadamDispatch } from '@paadam/shared/state';
import { useFieldErrors, useToast } from '@paadam/shared/ui';
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import * as words from '../messages/profile';
import { changesOf } from './changesOf';
import { type Draft, draftOf, isUnusualRate } from './draft';
import { type Faults, findFaults } from './findFaults';

/**
 * The profile with what the person has typed over it. Only the parts that were touched are kept here: a refresh of the
 * profile shows in the others, and never overwrites these.
 */
const useDraft = (profile: Profile | undefined) => {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const stored = useMemo(() => profile && draftOf(profile), [profile]);
  const draft = useMemo(() => stored && { ...stored, ...edits }, [stored, edits]);
  const changes = useMemo(() => (profile && draft ? changesOf(draft, profile) : {}), [profile, draft]);

  const change = useCallback((part: Partial<Draft>) => setEdits((before) => ({ ...before, ...part })), []);
  const release = useCallback((part: keyof Draft) => {
    setEdits(({ [part]: _, ...others }) => others);
  }, []);
  /** What was typed while it was being saved stays. */
  const settle = useCallback((saved: Draft) => {
    setEdits((now) =>
      Object.fromEntries(Object.entries(now).filter(([name, value]) => saved[name as keyof Draft] !== value)),
    );
  }, []);

  return { draft, changes, isDirty: Object.keys(changes).length > 0, change, release, settle };
};

/** What is being edited, how its saving goes, and what is wrong with it. */
export const useProfileForm = (profile: Profile | undefined) => {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const saving = useSelector(selectProfileSaving);
  const problem = failureOf(saving);
  const photo = useSelector(selectPhotoChange);
  const { draft, changes, isDirty, change, release, settle } = useDraft(profile);
  /** What was last sent, until it is saved. */
  const [sent, setSent] = useState<Draft | null>(null);
  /** The hours that were saved last overlapped. */
  const [isMerged, setMerged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const find = (): Faults => (profile && draft ? findFaults(draft, profile) : {});
  const { check, errors, forget } = useFieldErrors<Partial<Draft>>(form, draft ?? {}, find, problem, {
    followsTyping: true,
  });

  /** Whole rupees that are asked about before they are saved. */
  const [askedRate, setAskedRate] = useState<number | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!profile || !draft || saving.status === 'busy') return;
    if (!check()) return;
    const rate = changes.hourlyRate;
    if (typeof rate === 'number' && isUnusualRate(rate)) setAskedRate(rate);
    else save();
  };

  const save = () => {
    setAskedRate(null);
    if (!profile || !draft) return;
    if (isDirty) {
      setSent(draft);
      dispatch(profileActions.saveRequested({ id: profile._id, changes }));
    } else {
      forget();
      toast(words.savedAlready(), { tone: 'info' });
    }
  };

  useEffect(() => {
    if (saving.status !== 'done' || !profile || !sent) return;
    // Only rows that overlapped are fewer afterwards.
    setMerged(sent.availability.length > (profile.availability?.length ?? 0));
    settle(sent);
    setSent(null);
    forget();
  }, [saving, profile, sent, settle, forget]);

  // A photo from a file takes the place of an address that was only typed.
  useEffect(() => {
    if (photo.status === 'done') release('profileUrl');
  }, [photo, release]);

  return {
    form,
    draft,
    change: (part: Partial<Draft>) => {
      if (part.availability) setMerged(false);
      change(part);
    },
    submit,
    isDirty,
    isBusy: saving.status === 'busy',
    problem,
    faults: errors,
    isMerged,
    askedRate,
    /** Saves all, with the rate that was asked about. */
    save,
    forgetAskedRate: () => setAskedRate(null),
  };
};

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** What the parts of the form need of it. */
export interface PartProps {
  profile: Profile;
  draft: Draft;
  faults: Faults;
  onChange: (part: Partial<Draft>) => void;
}
