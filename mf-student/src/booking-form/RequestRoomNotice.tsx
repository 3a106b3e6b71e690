import { limits, paths } from '@paadam/shared/domain';
import { useLoadable } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { Link } from '@paadam/shared/router';
import { dataOf, selectUser, usePaadamSelector } from '@paadam/shared/state';
import { Notice } from '@paadam/shared/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as texts from '../messages/booking-form';
import { requestRoom } from './requestRoom';

const Above = styled.div`
  margin-bottom: var(--paadam-space-4);

  & a {
    font-weight: 600;
  }
`;

const [whileNew] = limits.requests.waiting;

interface RequestRoomProps {
  student: string;
  tutor: string;
}

/**
 * Says before anything is typed that a request would be refused, since too many wait, and what helps. Where it cannot be found
 * out, nothing is said: the answer to the request has the same words.
 */
export function RequestRoomNotice({ student, tutor }: RequestRoomProps) {
  const { answer } = useLoadable(requestRoom, { student, tutor });
  const role = usePaadamSelector(selectUser)?.role;
  const list = paths.bookings(role === 'parent' ? 'parent' : 'student');
  const hasList = useHasPage(list);
  const refusal = dataOf(answer)?.refusal;
  if (!refusal) return null;
  return (
    <Above>
      <Notice tone="warn" action={hasList && <Link to={list}>{texts.seeTheRequests()}</Link>}>
        {refusal}
      </Notice>
    </Above>
  );
}

/** @returns the tutor's trial lesson, and whether the student can have it; nothing while that is not known */
export const useTrial = (student: string, tutor: string) => {
  const { answer } = useSelector((state: object) => requestRoom.select(state, { student, tutor }));
  return dataOf(answer)?.trial;
};

/** Says to a person new how many requests there may be. It stands below what is chosen, which does not move when it comes. */
export function NewcomerHint({ student, tutor }: RequestRoomProps) {
  const { answer } = useSelector((state: object) => requestRoom.select(state, { student, tutor }));
  const room = dataOf(answer);
  if (!room?.isNew || room.refusal) return null;
  return <Notice>{texts.whileNew({ inAll: whileNew.inAll })}</Notice>;
}
