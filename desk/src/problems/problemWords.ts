import type { DeskProblemRow } from '@paadam/shared/contract';
import type { ProblemStatus } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

/** @returns what a person says went wrong */
export const problemInWords = ({
  kind,
  bySide,
  student,
  tutor,
}: Pick<DeskProblemRow, 'kind' | 'bySide' | 'student' | 'tutor'>): string => {
  switch (kind) {
    case 'tutor-absent':
      return `${tutor.name} was not there`;
    case 'student-absent':
      return `${student.name} was not there`;
    case 'late':
      return `${bySide === 'student' ? tutor.name : student.name} came late`;
    case 'technical':
      return 'There was a technical fault';
    case 'other':
      return 'Something else went wrong';
  }
};

export const problemStatusNames: Record<ProblemStatus, string> = {
  open: 'Waits for the other side',
  agreed: 'Agreed',
  disputed: 'Waits for a decision',
  decided: 'Decided',
  withdrawn: 'Taken back',
};

export const problemStatusTones: Record<ProblemStatus, Tone> = {
  open: 'warn',
  agreed: 'good',
  disputed: 'bad',
  decided: 'brand',
  withdrawn: 'neutral',
};
