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
  'BroadcastChannel',
  'structuredClone',
] as const;

export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of missingInJsdom) {
      (this.global as unknown as Record<string, unknown>)[name] = globalThis[name];
    }
  }
}
