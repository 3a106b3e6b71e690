import type { DeskSession } from '@paadam/shared/contract';
import { createContext, useContext } from 'react';

export type OwnOperator = NonNullable<DeskSession['operator']>;

const OperatorContext = createContext<OwnOperator | null>(null);

export const OperatorProvider = OperatorContext.Provider;

/** @returns who is signed in @throws outside of the signed-in desk */
export const useOperator = (): OwnOperator => {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('Nobody is signed in.');
  return operator;
};
