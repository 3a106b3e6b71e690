import type { Booking } from '@paadam/shared/contract';
import { createContext, useContext } from 'react';

/** Opens the dialogs of a page of classes. */
interface ClassDialogsControl {
  review: (booking: Booking) => void;
  cancel: (booking: Booking) => void;
}

export const ClassDialogsContext = createContext<ClassDialogsControl | null>(null);

/** @throws where no `ClassDialogs` stands above. */
export const useClassDialogs = (): ClassDialogsControl => {
  const control = useContext(ClassDialogsContext);
  if (!control) throw new Error('useClassDialogs needs ClassDialogs above it');
  return control;
};
