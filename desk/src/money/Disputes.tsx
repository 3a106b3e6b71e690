import { EmptyState } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { useLoad } from '../loading/useLoad';
import { Stack } from '../ui/parts';
import { DisputeTable } from './DisputeTable';
import { MoneyHead } from './MoneyHead';

/** What payers' banks ask back: a case from the first notice on. */
export function Disputes() {
  const api = useDeskApi();
  const load = useLoad('disputes', async () => (await api.call('deskDisputes')).data);
  return (
    <Stack>
      <MoneyHead
        title="Disputes"
        lead="A payer’s bank asks money back. It is answered at the gateway; until it has ended, nobody is given that money here."
      />
      <Loaded of={load} what="disputes">
        {(disputes) =>
          disputes.length === 0 ? (
            <EmptyState title="No disputes">No bank asks money back, and none has.</EmptyState>
          ) : (
            <DisputeTable rows={disputes} linked />
          )
        }
      </Loaded>
    </Stack>
  );
}
