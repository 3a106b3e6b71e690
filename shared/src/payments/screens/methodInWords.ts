import { nameOfMethod } from '@paadam/shared/domain';
import * as words from '../../messages/payments';

const methods: Readonly<Record<string, () => string>> = {
  card: words.card,
  credit: words.credit,
  netbanking: words.netBanking,
  wallet: words.wallet,
};

/** @param method as gateways call it @returns it as people do, in their language */
export const methodInWords = (method: string): string => methods[method]?.() ?? nameOfMethod(method);
