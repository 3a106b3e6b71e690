import type { ClientFrame, ServerFrame } from '@paadam/shared/contract';

/** Stands in for the browser’s WebSocket: the other side of one connection, as a test plays it. */
export class FakeSocket {
  static readonly all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('Nobody has connected.');
    return socket;
  }

  readonly url: string;
  readonly said: ClientFrame[] = [];
  isClosed = false;
  /** As the browser counts: connecting, open, closing, closed. */
  readyState = 0;
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};
  #opened = () => {};

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  set onopen(listener: () => void) {
    this.#opened = listener;
  }
  get onopen(): () => void {
    return () => {
      this.readyState = 1;
      this.#opened();
    };
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  hear(frame: ServerFrame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  kinds(): string[] {
    return this.said.map(({ t }) => t);
  }
}
