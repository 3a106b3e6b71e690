import type { DeskPayment } from '@paadam/shared/contract';
import { Link } from '@paadam/shared/router';
import { useOperator } from '../api/useOperator';

/** A person's name, which leads to what the desk knows of them where the operator may see that. */
export function PersonLink({ of: { _id: id, name } }: { of: DeskPayment['student'] }) {
  return useOperator().rights.includes('people') ? <Link to={`/desk/people/${id}`}>{name}</Link> : name;
}
