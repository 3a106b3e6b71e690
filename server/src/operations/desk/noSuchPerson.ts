import { HttpError } from '../../foundation/http/HttpError';

export const noSuchPerson = (): HttpError => new HttpError('not_found', () => 'There is no such person.');
