import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @returns where this machine has a Firefox, which `FIREFOX_PATH` may name; null: nowhere */
export const findFirefox = (): string | null =>
  process.env.FIREFOX_PATH ?? places.find((place) => existsSync(place)) ?? null;

/** Devices that are not there, and no one who is asked for them. */
const preferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'media.peerconnection.ice.loopback': true,
  'media.autoplay.default': 0,
  'remote.active-protocols': 1,
};

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** One window of a Firefox. */
export interface FirefoxPage {
  /** Runs the body of an asynchronous function in the page. @returns what it gives: a text, a number or nothing */
  run<Value>(body: string): Promise<Value>;
  /** Waits until an expression holds there. @throws with the page's text where it never does */
  until(expression: string): Promise<void>;
}

/** Firefox as its users have it, by WebDriver BiDi: Playwright drives a build of its own alone. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  private constructor(process_: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process_;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', (data) => {
      const { id, type, error, message, result } = JSON.parse(String(data));
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === 'error') waiting?.reject(new Error(`Firefox: ${error}: ${message}`));
      else waiting?.resolve(result);
    });
  }

  static async start(executable: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'paadam-firefox-'));
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const started = spawn(executable, options, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stderr?.on('data', (text) => {
        said += text;
        const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      started.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const firefox = new Firefox(started, profile, socket);
    await firefox.#call('session.new', { capabilities: {} });
    return firefox;
  }

  /** Opens a page in a window of its own, with these cookies of its origin. */
  async open(
    address: string,
    cookies: readonly { name: string; value: string; httpOnly: boolean }[],
  ): Promise<FirefoxPage> {
    const { userContext } = await this.#call<{ userContext: string }>('browser.createUserContext');
    const { context } = await this.#call<{ context: string }>('browsingContext.create', {
      type: 'window',
      userContext,
    });
    for (const { name, value, httpOnly } of cookies) {
      const cookie = {
        name,
        value: { type: 'string', value },
        domain: new URL(address).hostname,
        path: '/',
        httpOnly,
      };
      await this.#call('storage.setCookie', {
        cookie,
        partition: { type: 'storageKey', userContext },
      });
    }
    await this.#call('browsingContext.navigate', { context, url: address, wait: 'complete' });
    const run = async <Value>(body: string): Promise<Value> => {
      const { result, exceptionDetails } = await this.#call<{
        result: { value?: unknown };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `(async () => { ${body} })()`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
      return result.value as Value;
    };
    return {
      run,
      until: async (expression) => {
        const limit = Date.now() + 30_000;
        while (!(await run<boolean>(`return Boolean(${expression})`))) {
          if (Date.now() < limit) continue;
          const text = await run<string>('return document.body.innerText');
          throw new Error(`It never came to ${expression}: ${text.slice(0, 500)}`);
        }
      },
    };
  }

  async end(): Promise<void> {
    this.#socket.terminate();
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #call<Result>(method: string, params: object = {}): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
    });
  }
}
