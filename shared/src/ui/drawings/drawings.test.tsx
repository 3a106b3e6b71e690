import { render, screen } from '@testing-library/react';
import { EmptyState } from '../EmptyState';
import { NoChildrenDrawing } from './NoChildrenDrawing';
import { NoEarningsDrawing } from './NoEarningsDrawing';
import { NoLessonsDrawing } from './NoLessonsDrawing';
import { NoReviewsDrawing } from './NoReviewsDrawing';
import { NoStudentsDrawing } from './NoStudentsDrawing';
import { NoTutorsDrawing } from './NoTutorsDrawing';
import { NothingWaitingDrawing } from './NothingWaitingDrawing';

test.each([
  NoChildrenDrawing,
  NoEarningsDrawing,
  NoLessonsDrawing,
  NoReviewsDrawing,
  NoStudentsDrawing,
  NothingWaitingDrawing,
  NoTutorsDrawing,
])('%p leaves the saying to the sentence below it', (Drawing) => {
  const { container } = render(<EmptyState title="Nothing here" drawing={<Drawing />} />);
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
