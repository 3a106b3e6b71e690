import { dayOf } from '@paadam/shared/domain';

const two = (figure: number) => String(figure).padStart(2, '0');

/** @returns the moment as a `datetime-local` input holds it, on the viewer's clock: "2030-01-07T10:00" */
export const toInputValue = (moment: Date): string =>
  `${dayOf(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
