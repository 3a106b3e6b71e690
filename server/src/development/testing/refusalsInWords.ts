import { HttpError } from '../../foundation/http/HttpError';
import { hasPlainWords } from './hasPlainWords';

/** Of people in tests. */
const names = /\b(?:[A-Z]\w+ [A-Z]\w+|Some \w+)\b/g;

/** What a test asks for is refused in words that can be translated, whatever it asks: what is left plain fails its file. */
const { failureIn } = HttpError.prototype;
const plain = new Set<string>();

HttpError.prototype.failureIn = function (language) {
  // Operators read English.
  if (this.stack?.includes('/operations/desk/')) return failureIn.call(this, language);
  const { message, fields = {} } = failureIn.call(this, 'qps');
  for (const text of [message, ...Object.values(fields)])
    if (hasPlainWords(text.replace(names, ''))) plain.add(`${this.code}: ${text}`);
  return failureIn.call(this, language);
};

afterAll(() => {
  expect([...plain]).toEqual([]);
});
