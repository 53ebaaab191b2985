/** Addresses of Improve Memory. */
export const memoryPaths = {
  lane: '/memory-lane',
  premiumLane: '/premium-memory-lane',
} as const;
