import { indianStates, type PaymentProvider, type RefundRule } from '@paadam/shared/domain';
import { isGstin } from '../text/isGstin';
import type { MoneySettings, Seller } from './Config';
import { refuse, type Settings, together } from './settings';

/**
 * @param site `sampleData`: lessons are paid by default, at the gateway that stands in; `isReal`: that one is refused
 * @returns how lessons are paid, what the house keeps, and who sells
 * @throws with a message that names the variable, where one cannot be used
 */
export const readMoney = (
  { read, wholeNumber, lineOfText, secret }: Settings,
  { sampleData, isReal }: { sampleData: boolean; isReal: boolean },
): MoneySettings => {
  const refundPolicy = (name: string, standard: string): RefundRule[] => {
    const text = read(name) ?? standard;
    const rules = text.split(/[\s,]+/).map((rule) => {
      const [, hours, percent] = /^(\d{1,4})h:(\d{1,3})$/.exec(rule) ?? [];
      return { hours: Number(hours), percent: Number(percent) };
    });
    const isPolicy = rules.every(
      ({ hours, percent }, index) =>
        hours >= 0 &&
        percent <= 100 &&
        (index === 0 ||
          (hours < (rules[index - 1]?.hours ?? 0) && percent <= (rules[index - 1]?.percent ?? 0))),
    );
    if (!isPolicy) {
      refuse(name, text, 'hours before the lesson and percent, such as 12h:100,0h:50, both falling');
    }
    return rules;
  };

  const gstin = (name: string): string | null => {
    const text = read(name);
    if (text !== undefined && !isGstin(text)) {
      refuse(name, text, 'a GSTIN of 15 signs, such as 33AAAAA0000A1Z9');
    }
    return text ?? null;
  };

  const indianState = (name: string): string | null => {
    const text = read(name);
    const state = indianStates.find((known) => known.name.toLowerCase() === text?.toLowerCase());
    if (text !== undefined && !state)
      refuse(name, text, 'a state or union territory of India, such as Tamil Nadu');
    return state?.name ?? null;
  };

  const sac = (name: string): string | null => {
    const text = read(name);
    if (text !== undefined && !/^99\d{2}(\d{2})?$/.test(text)) {
      refuse(name, text, 'the code of a service, of 4 or 6 digits that begin with 99');
    }
    return text ?? null;
  };

  const seller = (): Seller => {
    const own = together({
      SELLER_NAME: lineOfText('SELLER_NAME'),
      SELLER_ADDRESS: lineOfText('SELLER_ADDRESS'),
      SELLER_STATE: indianState('SELLER_STATE'),
    });
    const tax = together({ SELLER_GSTIN: gstin('SELLER_GSTIN'), SELLER_SAC: sac('SELLER_SAC') });
    if (tax && !own) throw new Error('SELLER_NAME must be set where SELLER_GSTIN is.');
    const code = indianStates.find((known) => known.name === own?.SELLER_STATE)?.code;
    if (tax && !tax.SELLER_GSTIN.startsWith(code ?? '')) {
      refuse('SELLER_GSTIN', tax.SELLER_GSTIN, `one of ${own?.SELLER_STATE}, which begins with ${code}`);
    }
    return {
      name: own?.SELLER_NAME ?? lineOfText('OPERATOR_NAME'),
      address: own?.SELLER_ADDRESS ?? lineOfText('OPERATOR_ADDRESS'),
      state: own?.SELLER_STATE ?? null,
      gstin: tax?.SELLER_GSTIN ?? null,
      sac: tax?.SELLER_SAC ?? null,
    };
  };

  const paymentProvider = (name: string, standard: string, isReal: boolean): PaymentProvider | null => {
    const text = read(name) ?? standard;
    if (text === 'off') return null;
    if (text === 'razorpay' || text === 'stripe') return text;
    if (text !== 'test') return refuse(name, text, 'off, test, razorpay or stripe');
    if (isReal) {
      refuse(name, text, 'off for a site at an https address, since no money moves (or set STAGING=1)');
    }
    return text;
  };

  const razorpay = together({
    RAZORPAY_KEY_ID: secret('RAZORPAY_KEY_ID', 8),
    RAZORPAY_KEY_SECRET: secret('RAZORPAY_KEY_SECRET', 8),
    RAZORPAY_WEBHOOK_SECRET: secret('RAZORPAY_WEBHOOK_SECRET', 8),
  });
  const stripe = together({
    STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 8),
    STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 8),
  });
  const provider = paymentProvider('PAYMENTS', sampleData ? 'test' : 'off', isReal);
  if (provider === 'razorpay' && !razorpay) {
    throw new Error('RAZORPAY_KEY_ID must be set where PAYMENTS is razorpay.');
  }
  if (provider === 'stripe' && !stripe) {
    throw new Error('STRIPE_SECRET_KEY must be set where PAYMENTS is stripe.');
  }
  return {
    provider,
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecret: razorpay.RAZORPAY_WEBHOOK_SECRET,
    },
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    },
    commissionPercent: wholeNumber('COMMISSION_PERCENT', 15, 100),
    refundPolicy: refundPolicy('REFUND_POLICY', '12h:100,0h:50'),
    seller: seller(),
  };
};
