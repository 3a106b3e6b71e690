import { createHmac, randomBytes } from 'node:crypto';

interface Answering<Answer> {
  answer: Promise<Answer>;
  /** Milliseconds since the epoch; absent: it is still under way. */
  until?: number;
}

/**
 * Lets a form that is sent twice, by a second press of its button, be one call with one answer: the browser gives up the
 * first answer and waits for the second. What was sent is known by its hash alone.
 */
export class Repetitions<Answer> {
  readonly #answering = new Map<string, Answering<Answer>>();
  readonly #key = randomBytes(32);
  readonly #keptMilliseconds: number;
  readonly #most: number;

  /** @param keptMilliseconds how long an answer is given again @param most how many are kept */
  constructor(keptMilliseconds: number, most: number) {
    this.#keptMilliseconds = keptMilliseconds;
    this.#most = most;
  }

  /**
   * @param sent all that makes it the same: who sends it, and what
   * @param isFinal whether the same would be answered likewise if it was asked again; else only those who wait have it
   */
  async once(
    sent: readonly (string | undefined)[],
    ask: () => Promise<Answer>,
    isFinal: (answer: Answer) => boolean,
  ): Promise<Answer> {
    this.#forgetPast();
    const hash = createHmac('sha256', this.#key).update(JSON.stringify(sent)).digest('base64url');
    const known = this.#answering.get(hash);
    if (known) return known.answer;
    if (this.#answering.size >= this.#most) return ask();
    const answering: Answering<Answer> = { answer: ask() };
    this.#answering.set(hash, answering);
    try {
      const answer = await answering.answer;
      if (isFinal(answer)) answering.until = Date.now() + this.#keptMilliseconds;
      else this.#answering.delete(hash);
      return answer;
    } catch (error) {
      this.#answering.delete(hash);
      throw error;
    }
  }

  #forgetPast(): void {
    const now = Date.now();
    for (const [hash, { until }] of this.#answering) {
      if (until !== undefined && until <= now) this.#answering.delete(hash);
    }
  }
}
