import type { Config } from '../config';
import type { Database } from '../db/openDatabase';
import type { Gateway } from '../money/gateway';
import { Razorpay } from './razorpay/Razorpay';
import { StandIn } from './stand-in/StandIn';

/** @returns who takes the money, as the settings say; null: lessons are not paid here */
export const createGateway = (config: Config, database: Database): Gateway | null => {
  const { provider, razorpay } = config.money;
  if (provider === 'razorpay' && razorpay) return new Razorpay(razorpay);
  return provider === 'test' ? new StandIn(database, config) : null;
};
