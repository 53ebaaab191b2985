/** Where administrators see how the service is doing; apart from the others, so that first pages do without it. */
export const monitoringPaths = { monitoring: '/system-monitoring' } as const;
