import { LinkButton, PageTitle } from '@paadam/shared/ui';
import { Stack } from '../ui/parts';

export function NotFound() {
  return (
    <Stack>
      <PageTitle lead="The desk has no such page.">Not found</PageTitle>
      <div>
        <LinkButton to="/desk">To today</LinkButton>
      </div>
    </Stack>
  );
}
