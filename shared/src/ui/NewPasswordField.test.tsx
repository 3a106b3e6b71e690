import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NewPasswordField } from './NewPasswordField';

function Form() {
  const [password, setPassword] = useState('');
  return (
    <NewPasswordField
      label="New password"
      owner={{ name: 'Asha Raman' }}
      value={password}
      onChange={setPassword}
      error={undefined}
    />
  );
}

test('a password that the server would refuse, as common or as one’s own name, is never called good', async () => {
  render(<Form />);
  const user = userEvent.setup();
  const field = screen.getByLabelText(/^New password/);
  await user.type(field, 'passwordpassword');
  expect(await screen.findByText('Password strength: Too common: it would be guessed first')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'asharaman1985');
  expect(
    screen.getByText('Password strength: Your own name or address: it would be guessed first'),
  ).toBeVisible();
  await user.clear(field);
  await user.type(field, 'kettle violet roof 42');
  expect(screen.getByText('Password strength: Strong')).toBeVisible();
});
