import type { AuthData } from '@paadam/shared/contract';
import { authActions, put, type SagaGenerator, select, selectUser } from '@paadam/shared/state';

type Children = AuthData['children'];

/**
 * The booking form and the filters know the children by the session's person.
 *
 * @param change from the children that the session knows to those that are linked
 */
export function* tellChildren(change: (known: Children) => Children): SagaGenerator {
  const user = yield* select(selectUser);
  if (!user) return;
  const children = change(user.children).map(({ _id, name, email }) => ({ _id, name, email }));
  if (JSON.stringify(children) !== JSON.stringify(user.children))
    yield* put(authActions.userChanged({ children }));
}
