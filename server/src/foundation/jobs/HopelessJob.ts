/** Thrown by a handler where another try would fail as this one did: the job is given up. */
export class HopelessJob extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HopelessJob';
  }
}
