import { resolve } from 'node:path';
import { type PageLanguage, siteLanguages } from '@paadam/shared/domain';
import translated from '../../../../messages/status.json';
import { rootFolder } from '../../paths';
import { type Config, type LogLevel, logLevels } from './Config';
import { readHolidays } from './readHolidays';
import { readLessonMedia } from './readLessonMedia';
import { readMoney } from './readMoney';
import { type Environment, refuse, settingsOf } from './settings';

/** @throws with a message that names the variable, where one cannot be used */
export const readConfig = (environment: Environment): Config => {
  const settings = settingsOf(environment);
  const { read, listed, wholeNumber, url, origin, origins, hosts, mailAddress } = settings;
  const { lineOfText, yesOrNo, secret, keys } = settings;

  const languages = (name: string, hasPseudo: boolean): readonly PageLanguage[] => {
    const text = read(name);
    const given = listed(name);
    const known: readonly PageLanguage[] = hasPseudo ? [...siteLanguages, 'qps'] : siteLanguages;
    if (
      text !== undefined &&
      !(given.includes('en') && given.every((one) => known.some((code) => code === one)))
    ) {
      refuse(
        name,
        text,
        `en, or en with others of ${siteLanguages.slice(1).join(' and ')}, such as ${siteLanguages.join(',')}`,
      );
    }
    const offered = text === undefined ? translated.whole : given;
    return known.filter((code) => code === 'en' || offered.includes(code));
  };

  const logLevel = (name: string): LogLevel | null => {
    const text = read(name);
    const level = logLevels.find((known) => known === text);
    if (text !== undefined && !level) refuse(name, text, `one of ${logLevels.join(', ')}`);
    return level ?? null;
  };

  const port = wholeNumber('PORT', 3000, 65_535);
  const databaseUrl = url('DATABASE_URL', ['postgres', 'postgresql']);
  const publicOrigin = origin('PUBLIC_ORIGIN', read('PUBLIC_ORIGIN') ?? `http://localhost:${port}`);
  const staging = yesOrNo('STAGING', false);
  const isReal = publicOrigin.startsWith('https:') && !staging;
  const sampleData = yesOrNo('SAMPLE_DATA', databaseUrl === null && !isReal);
  if (sampleData && isReal) {
    refuse(
      'SAMPLE_DATA',
      '1',
      '0 for a site at an https address, since everybody knows its passwords (or set STAGING=1)',
    );
  }
  const deskPort = read('DESK_PORT') === undefined ? null : wholeNumber('DESK_PORT', 0, 65_535);
  return {
    port,
    host: read('HOST') ?? 'localhost',
    publicOrigin,
    dataDir: read('DATA_DIR') ? resolve(read('DATA_DIR') ?? '') : resolve(rootFolder, '.data'),
    distDir: read('DIST_DIR') ? resolve(read('DIST_DIR') ?? '') : resolve(rootFolder, 'dist'),
    databaseUrl,
    smtpUrl: url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: mailAddress('MAIL_FROM', 'Paadam <no-reply@paadam.test>'),
    operatorEmail: mailAddress('OPERATOR_EMAIL', 'hello@paadam.test'),
    operatorName: lineOfText('OPERATOR_NAME'),
    operatorAddress: lineOfText('OPERATOR_ADDRESS'),
    grievanceOfficer: lineOfText('GRIEVANCE_OFFICER'),
    allowedOrigins: origins('ALLOWED_ORIGINS'),
    remoteOrigins: origins('REMOTE_ORIGINS'),
    drawPages: yesOrNo('DRAW_PAGES', true),
    staging,
    languages: languages('LANGUAGES', !isReal),
    trustProxy: wholeNumber('TRUST_PROXY', 0, 10),
    sampleData,
    desk: yesOrNo('DESK', sampleData) || deskPort !== null,
    deskPort,
    deskOrigin:
      deskPort === null
        ? publicOrigin
        : origin('DESK_ORIGIN', read('DESK_ORIGIN') ?? `http://localhost:${deskPort}`),
    logLevel: logLevel('LOG_LEVEL'),
    metricsToken: secret('METRICS_TOKEN', 16),
    secretsKeys: keys('SECRETS_KEY'),
    outgoingAllow: hosts('OUTGOING_ALLOW'),
    holidays: readHolidays(settings),
    ...readLessonMedia(settings),
    money: readMoney(settings, { sampleData, isReal }),
    addressLimits: {
      signIns: wholeNumber('SIGN_INS_PER_ADDRESS', 300, 1_000_000),
      registrations: wholeNumber('REGISTRATIONS_PER_ADDRESS', 100, 1_000_000),
      contacts: wholeNumber('CONTACTS_PER_ADDRESS', 20, 1_000_000),
      calls: wholeNumber('CALLS_PER_ADDRESS', 3_000, 100_000_000),
    },
  };
};
