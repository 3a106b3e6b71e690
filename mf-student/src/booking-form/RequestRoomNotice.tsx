import { limits } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Notice } from '@paadam/shared/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { requestRoom } from './requestRoom';

const Above = styled.div`
  margin-bottom: var(--paadam-space-4);

  & a {
    font-weight: 600;
  }
`;

const [whileNew] = limits.requests.waiting;

interface RequestRoomNoticeProps {
  student: string;
  tutor: string;
}

/**
 * Says before anything is typed that a request would be refused, since too many wait, and what helps; and to somebody new, how
 * many there may be. Where it cannot be found out, nothing is said: the answer to the request has the same words.
 */
export function RequestRoomNotice({ student, tutor }: RequestRoomNoticeProps) {
  const { answer } = useLoadable(requestRoom, { student, tutor });
  const role = usePaadamSelector(selectUser)?.role;
  const list = role === 'parent' ? '/parent/bookings' : '/student/classes';
  const hasList = useHasPage(list);
  const room = dataOf(answer);
  if (!room?.refusal && !room?.isNew) return null;
  return (
    <Above>
      {room.refusal ? (
        <Notice tone="warn" action={hasList && <Link to={list}>See the requests</Link>}>
          {room.refusal}
        </Notice>
      ) : (
        <Notice>
          Until the first lesson on Paadam, one request to each tutor can wait for an answer, and{' '}
          {whileNew.inAll} in all.
        </Notice>
      )}
    </Above>
  );
}
