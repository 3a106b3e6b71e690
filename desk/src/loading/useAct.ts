import { type Problem, problemOf } from '@paadam/shared/api';
import { useState } from 'react';

/** Something that is done at a press: whether it is under way, and why it was not done. */
export interface Act<Input> {
  isBusy: boolean;
  problem: Problem | null;
  run: (input: Input) => Promise<void>;
  forget: () => void;
}

/** @param work its errors are kept as the act's problem */
export const useAct = <Input = void>(work: (input: Input) => Promise<void>): Act<Input> => {
  const [state, set] = useState<{ isBusy: boolean; problem: Problem | null }>({
    isBusy: false,
    problem: null,
  });
  return {
    ...state,
    run: async (input) => {
      set({ isBusy: true, problem: null });
      try {
        await work(input);
        set({ isBusy: false, problem: null });
      } catch (error) {
        set({ isBusy: false, problem: problemOf(error) });
      }
    },
    forget: () => set({ isBusy: false, problem: null }),
  };
};
