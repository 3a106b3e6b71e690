import { type Language, languageHeader, type PageLanguage } from '@paadam/shared/domain';
import type { FastifyRequest } from 'fastify';

/**
 * @returns in which language the person who calls is to be answered, one of those that the site offers: that of the page which makes
 *   the call, else the person's own, else what their browser asks for
 */
export const languageOf = (request: FastifyRequest): PageLanguage => {
  const { languages } = request.server.config;
  const find = (wanted: unknown): PageLanguage | undefined => languages.find((one) => one === wanted);
  return (
    find(request.headers[languageHeader]) ??
    // Browsers let a page say nothing in the headers of a WebSocket.
    (request.ws ? find((request.query as Record<string, unknown>).language) : undefined) ??
    find(request.session?.user.language) ??
    preferredOf(request.headers['accept-language'] ?? '')
      .map(find)
      .find(Boolean) ??
    'en'
  );
};

/** @returns the same, of those that a person can read */
export const readableLanguageOf = (request: FastifyRequest): Language => {
  const language = languageOf(request);
  return language === 'qps' ? 'en' : language;
};

/** @param header "ta-IN,ta;q=0.9,en;q=0.5" @returns the languages without their places, best first */
const preferredOf = (header: string): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { name: name.split('-', 1)[0] ?? '', weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
