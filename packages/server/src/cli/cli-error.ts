/** A failure whose message tells whoever typed the command all there is to know. */
export class CliError extends Error {}
