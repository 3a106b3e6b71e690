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
  onopen = () => {};
  onmessage = (_event: { data: string }) => {};
  onclose = (_event: { code: number }) => {};

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
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
    this.onclose({ code });
  }
  kinds(): string[] {
    return this.said.map(({ t }) => t);
  }
}
