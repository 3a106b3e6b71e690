import { Card, EmptyState, PageTitle } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { Stack } from '../ui/parts';
import { EventList } from './EventList';

/** What was done and read at the desk, by all operators. */
export function Audit() {
  const api = useDeskApi();
  const { rows, more, ...load } = usePages('audit', (cursor) =>
    api.call('deskAudit', { query: cursor ? { cursor } : {} }),
  );
  return (
    <Stack>
      <PageTitle lead="What was done and read at the desk. Nothing here can be changed or removed.">
        Audit
      </PageTitle>
      <Loaded of={{ ...load, data: rows }} what="the audit">
        {(events) =>
          events.length === 0 ? (
            <EmptyState title="Nothing yet">
              What is done and read at the desk is written down here.
            </EmptyState>
          ) : (
            <>
              <Card>
                <EventList events={events} />
              </Card>
              <MorePages more={more} what="entries" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
