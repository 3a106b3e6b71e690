import { EmptyState } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { Stack } from '../ui/parts';
import { DisputeTable } from './DisputeTable';
import { MoneyHead } from './MoneyHead';

/** What payers' banks ask back: a case from the first notice on. */
export function Disputes() {
  const api = useDeskApi();
  const { rows, more, ...load } = usePages('disputes', (cursor) =>
    api.call('deskDisputes', { query: { ...(cursor && { cursor }) } }),
  );
  return (
    <Stack>
      <MoneyHead
        title="Disputes"
        lead="A payer’s bank asks money back. It is answered at the gateway; until it has ended, nobody is given that money here."
      />
      <Loaded of={{ ...load, data: rows }} what="disputes">
        {(disputes) =>
          disputes.length === 0 ? (
            <EmptyState title="No disputes">No bank asks money back, and none has.</EmptyState>
          ) : (
            <>
              <DisputeTable rows={disputes} linked />
              <MorePages more={more} what="disputes" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
