import './quickStyles';
import './compileOnce';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Platform features of every browser we support that jsdom leaves out; Node's own stand in. */
const missingInJsdom = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
] as const;

export default class BrowserEnvironment extends JsdomEnvironment {
  /** Those that the file's pages opened. Node's own keep the process alive, which a closed tab would not. */
  readonly #channels = new Set<BroadcastChannel>();

  override async setup(): Promise<void> {
    await super.setup();
    const page = this.global as unknown as Record<string, unknown>;
    for (const name of missingInJsdom) page[name] = globalThis[name];
    // No one answers there; a test of what is live brings one of its own.
    page.WebSocket = undefined;
    const channels = this.#channels;
    page.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    };
  }

  override async teardown(): Promise<void> {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}
