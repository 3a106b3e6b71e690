interface Hours {
  /** Of the week; unknown of who is no tutor. */
  availability?: readonly unknown[] | undefined;
  /** Whether there have ever been any beyond the week; unknown to older servers. */
  hasExtraHours?: boolean | undefined;
}

/** Who has given none can be asked for any time; who has given some, be they on single days, for those alone. */
export const hasGivenHours = ({ availability, hasExtraHours }: Hours): boolean =>
  availability?.length !== 0 || hasExtraHours === true;
