import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  /** The envelope's. */
  from: string;
  to: string[];
  mail: Email;
  /** As it came. */
  source: string;
}

/** What the server says to a recipient or to a mail: nothing, which takes it, or an SMTP status with its text. */
export type Refusal = { status: number; text: string } | undefined;

/** A mail server that can be told to refuse. */
export class TestMailServer {
  readonly received: Received[] = [];
  /** Everyone who signed in, one name a connection. */
  readonly signedIn: string[] = [];
  /** Asked at each recipient. */
  refuseRecipient: (address: string) => Refusal = () => undefined;
  /** Asked at the end of each mail. */
  refuseMail: () => Refusal = () => undefined;
  #server: SMTPServer | undefined;
  #port = 0;

  /**
   * @param user the only user who may send; absent: anyone, without signing in
   * @param options `hideSMTPUTF8` for a server that refuses addresses in other scripts
   */
  constructor(
    private readonly user?: { name: string; password: string },
    private readonly options: { hideSMTPUTF8?: boolean } = {},
  ) {}

  /** @returns its URL, the same each time */
  async open(): Promise<string> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      ...this.options,
      authOptional: !this.user,
      allowInsecureAuth: true,
      onAuth: ({ username = '', password }, _session, done) => {
        if (username !== this.user?.name || password !== this.user.password) {
          done(new Error('Wrong name or password'));
          return;
        }
        this.signedIn.push(username);
        done(null, { user: username });
      },
      onRcptTo: ({ address }, _session, done) => done(toError(this.refuseRecipient(address))),
      onData: async (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const refusal = this.refuseMail();
        if (!refusal) {
          const source = Buffer.concat(chunks).toString();
          this.received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(source),
            source,
          });
        }
        done(toError(refusal));
      },
    });
    this.#server = server;
    const listener = server.listen(this.#port, '127.0.0.1');
    await once(listener, 'listening');
    this.#port = (listener.address() as AddressInfo).port;
    const user = this.user
      ? `${encodeURIComponent(this.user.name)}:${encodeURIComponent(this.user.password)}@`
      : '';
    return `smtp://${user}127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    // The person who is still connected learns it at once, as when a server is killed.
    for (const { _socket } of server.connections) _socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  }
}

const toError = (refusal: Refusal): Error | null =>
  refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.status }) : null;
