import type { PaymentProvider } from '@paadam/shared/domain';
import type { Config } from '../../foundation/config/Config';
import type { Database } from '../../foundation/db/openDatabase';
import type { Gateway } from './gateway';
import { Razorpay } from './razorpay/Razorpay';
import { StandIn } from './stand-in/StandIn';
import { Stripe } from './stripe/Stripe';

/**
 * @returns every gateway that can be asked, whichever takes money now: what one has taken goes back by the same. The one that
 *   stands in has its tables here, and is always there.
 */
export const createGateways = (
  { money: { razorpay, stripe }, ...config }: Config,
  database: Database,
): ReadonlyMap<PaymentProvider, Gateway> => {
  const gateways: Gateway[] = [new StandIn(database, config)];
  if (razorpay) gateways.push(new Razorpay(razorpay));
  if (stripe) gateways.push(new Stripe(stripe));
  return new Map(gateways.map((gateway) => [gateway.provider, gateway]));
};
