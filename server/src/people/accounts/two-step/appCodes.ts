import { limits } from '@paadam/shared/domain';
import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

const { digits, seconds } = limits.twoStep;

/** RFC 4226 asks for 128 bits at least, and recommends 160. */
const secretBytes = 20;

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Paadam',
    label,
    algorithm: 'SHA1',
    digits,
    period: seconds,
    secret: Secret.fromBase32(secret),
  });

/** @returns a fresh secret for an app, in base32 */
export const drawAppSecret = (): string => new Secret({ size: secretBytes }).base32;

/** @param label what the app lists the account by: its e-mail address @returns `otpauth://…` */
export const appAddress = (secret: string, label: string): string => generatorOf(secret, label).toString();

/** @returns the address as a QR code, in SVG */
export const pictureOf = (address: string): string => encodeQR(address, 'svg', { ecc: 'medium', border: 4 });

/**
 * @param now milliseconds since the epoch
 * @returns the step, counted in 30 seconds from the epoch, whose code this is: the present one, the one before or the one
 *   after, since clocks differ and fingers are slow; null: it is none of theirs
 */
export const stepOfCode = (secret: string, code: string, now: number): number | null => {
  const generator = generatorOf(secret);
  const steps = generator.validate({ token: code, timestamp: now, window: 1 });
  return steps === null ? null : generator.counter({ timestamp: now }) + steps;
};
