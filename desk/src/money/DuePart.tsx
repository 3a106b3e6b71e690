import type { PayableTutor } from '@paadam/shared/contract';
import { deskLimits, formatPaise } from '@paadam/shared/domain';
import { Button, Notice, useToast } from '@paadam/shared/ui';
import { Table } from '@paadam/shared/ui/Table';
import { useDeskApi } from '../api/useDeskApi';
import { Loaded } from '../loading/Loaded';
import { MorePages } from '../loading/MorePages';
import { useAct } from '../loading/useAct';
import { usePages } from '../loading/usePages';
import { Part, Row } from '../ui/parts';
import { momentOf } from '../ui/words';

const isReady = ({ destination, waitsUntil, hasOpen }: PayableTutor): boolean =>
  destination !== null && waitsUntil === null && !hasOpen;

const stateOf = ({ destination, waitsUntil, hasOpen }: PayableTutor): string => {
  if (hasOpen) return 'Waits for the open payout';
  if (destination === null) return 'Has not said where to';
  return waitsUntil ? `Waits until ${momentOf(waitsUntil)}: changed lately` : 'Ready';
};

/** Tutors with money, and a payout of all that they have for those who can have one. */
export function DuePart({ onMade }: { onMade: () => void }) {
  const api = useDeskApi();
  const toast = useToast();
  const { rows, more, ...load } = usePages('due', (cursor) =>
    api.call('payableTutors', { query: { limit: deskLimits.payoutsAtOnce, ...(cursor && { cursor }) } }),
  );
  const make = useAct(async (tutors: readonly PayableTutor[]) => {
    const ids = tutors.map(({ tutor }) => tutor._id);
    const { made, left } = (await api.call('makePayouts', { body: { tutors: ids } })).data;
    toast(
      `${made === 1 ? '1 payout was' : `${made} payouts were`} made.${left.length > 0 ? ` ${left.length} could not be: look again at the list.` : ''}`,
    );
    onMade();
  });
  return (
    <Part>
      <h2>Money of tutors</h2>
      <Loaded of={{ ...load, data: rows }} what="the tutors">
        {(tutors) => {
          const ready = tutors.filter(isReady);
          const next = ready.slice(0, deskLimits.payoutsAtOnce);
          const howMany = next.length < ready.length ? `the first ${next.length}` : `all ${next.length}`;
          return tutors.length === 0 ? (
            <p>No tutor has money to be paid out.</p>
          ) : (
            <>
              {ready.length > 0 && (
                <Row>
                  <Button busy={make.isBusy} onClick={() => void make.run(next)}>
                    {`Make ${next.length === 1 ? 'the payout' : `${howMany} payouts`}`}
                  </Button>
                </Row>
              )}
              {make.problem && <Notice tone="bad">{make.problem.message}</Notice>}
              <Table
                caption="Money of tutors"
                rows={[...ready, ...tutors.filter((tutor) => !isReady(tutor))]}
                rowKey={({ tutor }) => tutor._id}
                columns={[
                  { key: 'tutor', header: 'Tutor', cell: ({ tutor }) => tutor.name },
                  {
                    key: 'available',
                    header: 'Available',
                    align: 'end',
                    cell: ({ available }) => formatPaise(available),
                  },
                  { key: 'to', header: 'To', cell: ({ destination }) => destination ?? '–' },
                  { key: 'state', header: 'State', cell: stateOf },
                  {
                    key: 'act',
                    header: 'What to do',
                    hideHeader: true,
                    cell: (tutor) =>
                      isReady(tutor) ? (
                        <Button
                          variant="secondary"
                          disabled={make.isBusy}
                          onClick={() => void make.run([tutor])}
                        >
                          Make payout
                        </Button>
                      ) : null,
                  },
                ]}
              />
              <MorePages more={more} what="tutors" />
            </>
          );
        }}
      </Loaded>
    </Part>
  );
}
