import type { TwoStep, TwoStepSecret } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

/** Whether the person's sign-in has two steps. */
export const twoStep = createLoadableSlice({
  name: 'security/twoStep',
  fetch: function* (): SagaGenerator<TwoStep> {
    return (yield* callApi((api) => api.twoStep())).data;
  },
});

/** A secret for the person's authenticator app. Each one asked for takes the place of the one before, and none is kept. */
export const twoStepSecret = createLoadableSlice({
  name: 'security/twoStepSecret',
  keptAfterLeft: 0,
  fetch: function* (): SagaGenerator<TwoStepSecret> {
    return (yield* callApi((api) => api.newTwoStepSecret())).data;
  },
});
