import type { Tutor } from '@paadam/shared/contract';
import type { TutorRow } from './queries/findTutor';

/** @returns the tutor as anyone sees them */
export const toTutor = ({
  id,
  week: _week,
  subjectIds,
  address: _address,
  emailFor: _emailFor,
  isHidden: _isHidden,
  rules: _rules,
  exceptions: _exceptions,
  ...fields
}: TutorRow): Tutor => ({ _id: id, ...fields, subjects: subjectIds });
