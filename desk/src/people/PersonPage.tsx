import type { DeskPerson } from '@paadam/shared/contract';
import { Link } from '@paadam/shared/router';
import { Badge, Button, RetryNotice } from '@paadam/shared/ui';
import { DescriptionList } from '@paadam/shared/ui/DescriptionList';
import { Table } from '@paadam/shared/ui/Table';
import { useState } from 'react';
import { useDeskApi } from '../api/useDeskApi';
import { BookingTable } from '../bookings/BookingTable';
import { ItemPage } from '../loading/ItemPage';
import { useAct } from '../loading/useAct';
import { Part, Row } from '../ui/parts';
import { dayOf, momentOf, statusNames } from '../ui/words';
import { SuspensionPart } from './SuspensionPart';

/** What the desk knows of one person, and what it can do. */
export function PersonPage() {
  return (
    <ItemPage
      list={{ path: '/desk/people', name: 'People' }}
      title="A person"
      headingOf={({ name }: DeskPerson) => name}
      what="the person"
      fetch={(api, id) => api.call('deskPerson', { params: { id } })}
    >
      {(person, { reload }) => (
        <>
          <Facts person={person} />
          <SuspensionPart person={person} onChanged={reload} />
          <Part>
            <h2>Bookings</h2>
            {person.bookings.length === 0 ? <p>None so far.</p> : <BookingTable rows={person.bookings} />}
          </Part>
          <Sessions sessions={person.sessions} />
        </>
      )}
    </ItemPage>
  );
}

function Facts({ person }: { person: DeskPerson }) {
  const { role, createdAt, timeZone, hasTwoStep, isListed, family, bookingCounts, isSuspended } = person;
  const counted = Object.entries(statusNames).flatMap(([status, name]) =>
    bookingCounts[status] ? [`${bookingCounts[status]} ${name.toLowerCase()}`] : [],
  );
  return (
    <Part>
      <Row>
        <h2>Facts</h2>
        {isSuspended && <Badge tone="bad">Suspended</Badge>}
      </Row>
      <DescriptionList
        facts={[
          { term: 'E-mail address', value: <Email person={person} /> },
          { term: 'Role', value: role },
          { term: 'Account since', value: dayOf(createdAt) },
          { term: 'Time zone', value: timeZone },
          { term: 'Two-step sign-in', value: hasTwoStep ? 'On' : 'Off' },
          ...(isListed === null ? [] : [{ term: 'In the list of tutors', value: isListed ? 'Yes' : 'No' }]),
          ...(role === 'tutor'
            ? []
            : [{ term: role === 'parent' ? 'Children' : 'Parents', value: <Names of={family} /> }]),
          { term: 'Bookings', value: counted.join(', ') || 'None' },
        ]}
      />
    </Part>
  );
}

function Names({ of }: { of: DeskPerson['family'] }) {
  if (of.length === 0) return 'None linked';
  return of.map(({ _id, name }, index) => (
    <span key={_id}>
      {index > 0 && ', '}
      <Link to={`/desk/people/${_id}`}>{name}</Link>
    </span>
  ));
}

/** Masked until it is asked for, which is written down. */
function Email({ person: { _id: id, email } }: { person: DeskPerson }) {
  const api = useDeskApi();
  const [shown, setShown] = useState<string | null>(null);
  const show = useAct(async () => {
    setShown((await api.call('showEmail', { params: { id } })).data.email);
  });
  if (shown) return <a href={`mailto:${shown}`}>{shown}</a>;
  return (
    <Row>
      {email}
      <Button variant="secondary" busy={show.isBusy} onClick={() => void show.run()}>
        Show
      </Button>
      {show.problem && <RetryNotice onRetry={() => void show.run()}>{show.problem.message}</RetryNotice>}
    </Row>
  );
}

function Sessions({ sessions }: Pick<DeskPerson, 'sessions'>) {
  return (
    <Part>
      <h2>Signed in</h2>
      {sessions.length === 0 ? (
        <p>Nowhere.</p>
      ) : (
        <Table
          caption="Sessions"
          rows={sessions}
          rowKey={({ _id }) => _id}
          columns={[
            { key: 'browser', header: 'Browser', cell: ({ browser }) => browser || 'Not known' },
            { key: 'since', header: 'Since', cell: ({ createdAt }) => momentOf(createdAt) },
            { key: 'seen', header: 'Last seen', cell: ({ lastSeenAt }) => momentOf(lastSeenAt) },
          ]}
        />
      )}
    </Part>
  );
}
