export { CodeStep, type CodeStepProps } from './CodeStep';
export { type CodeStepState, createCodeStepSlice } from './createCodeStepSlice';
export { FormButtons } from './FormButtons';
