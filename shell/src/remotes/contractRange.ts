import contracts from '../../contracts.json';

/** The agreements with remotes that this shell understands; docs/decisions/0017 says when these numbers change. */
export const contractRange = contracts;

/** A remote was built for an agreement that this shell does not understand. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(readonly contract: unknown) {
    const { lowest, highest } = contractRange;
    super(`It was built for contract ${contract}, and this shell understands ${lowest} to ${highest}.`);
  }
}

/** @returns whether the number that a remote states is in this shell's range */
export const isUnderstood = (contract: unknown): boolean =>
  Number.isInteger(contract) &&
  contractRange.lowest <= Number(contract) &&
  Number(contract) <= contractRange.highest;
