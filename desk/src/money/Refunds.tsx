import { refundStatuses } from '@paadam/shared/domain';
import { useSearchParams } from '@paadam/shared/router';
import { EmptyState } from '@paadam/shared/ui';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { usePages } from '../loading/usePages';
import { Narrowing, Stack } from '../ui/parts';
import { StatusSelect } from '../ui/StatusSelect';
import { MoneyHead } from './MoneyHead';
import { refundNames } from './moneyWords';
import { RefundTable } from './RefundTable';

/** What goes back, by its state: those that have failed first to be looked at. */
export function Refunds() {
  const api = useDeskApi();
  const [params, setParams] = useSearchParams();
  const status = refundStatuses.find((one) => one === params.get('status'));
  const { rows, more, ...load } = usePages(`refunds ${status}`, (cursor) =>
    api.call('deskRefunds', { query: { ...(status && { status }), ...(cursor && { cursor }) } }),
  );
  return (
    <Stack>
      <MoneyHead title="Refunds" lead="Those wanted last come first." />
      <Narrowing>
        <StatusSelect
          names={refundNames}
          statuses={refundStatuses}
          value={status ?? ''}
          onChange={(chosen) => setParams(chosen ? { status: chosen } : {})}
        />
      </Narrowing>
      <Loaded of={{ ...load, data: rows }} what="refunds">
        {(refunds) =>
          refunds.length === 0 ? (
            <EmptyState title="No refund is like that">Nothing of that kind goes back.</EmptyState>
          ) : (
            <>
              <RefundTable rows={refunds} onChanged={load.reload} linked />
              <MorePages more={more} what="refunds" />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
