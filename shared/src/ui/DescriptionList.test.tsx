import { render, screen } from '@testing-library/react';
import { DescriptionList } from './DescriptionList';

test('ties each value to its term', () => {
  render(
    <DescriptionList
      facts={[
        { term: 'Tutor', value: <a href="/tutors/1">Ravi</a> },
        { term: 'Duration', value: '60 mins' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Tutor', 'Duration']);
  expect(screen.getByRole('link', { name: 'Ravi' }).closest('dd')).toBeInTheDocument();
  expect(screen.getByText('60 mins').previousElementSibling).toHaveTextContent('Duration');
});
