/** Limits of web push; part of `limits`. */

/** Characters of what a browser says of a subscription, and the devices that a member may have. */
export const push = { endpoint: 2_000, userAgent: 1_000, devices: 20 } as const;
