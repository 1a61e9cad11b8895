/** The arguments are wrong, whatever the store holds: the command ends with exit code 2, as for an unknown option. */
export class UsageError extends Error {}
