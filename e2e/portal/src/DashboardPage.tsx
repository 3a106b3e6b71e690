import { Link } from '@paadam/shared/router';
import { selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Button, PageTitle } from '@paadam/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Column = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
`;

export default function DashboardPage() {
  const user = usePaadamSelector(selectUser);
  const [count, setCount] = useState(0);
  return (
    <Column>
      <PageTitle>A panel of its own</PageTitle>
      <p>It knows {user?.name} from the page’s own store.</p>
      <Button onClick={() => setCount(count + 1)}>Counted {count}</Button>
      <Link to="/about">About</Link>
    </Column>
  );
}
