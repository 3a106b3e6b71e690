import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LatePart, late } from './late';

const part = { Part: () => <p>The part</p> };

test('shows a part once its code has come, and from then on at once', async () => {
  const some = late(async () => part);
  const show = () =>
    render(
      <LatePart of={some} what="room" meanwhile="On its way">
        {({ Part }) => <Part />}
      </LatePart>,
    );
  const first = show();
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('The part')).toBeVisible();
  first.unmount();
  show();
  expect(screen.getByText('The part')).toBeVisible();
});

test('says so where the code does not come, and asks for it again', async () => {
  const load = jest
    .fn<Promise<typeof part>, []>()
    .mockRejectedValueOnce(new Error('cut'))
    .mockResolvedValue(part);
  render(
    <LatePart of={late(load)} what="chat">
      {({ Part }) => <Part />}
    </LatePart>,
  );
  expect(await screen.findByText('The chat could not be loaded. Check your connection.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});
