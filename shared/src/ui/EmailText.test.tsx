import { render } from '@testing-library/react';
import { EmailText } from './EmailText';

test.each([
  ['asha.raman@example.test', 'asha.raman<wbr>@example.test'],
  ['no address', '<wbr>no address'],
])('%s breaks before its @, and reads as it is', (address, markup) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container).toHaveTextContent(address);
  expect(container.innerHTML).toBe(markup);
});
