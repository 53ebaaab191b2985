/** The page that shows a ticket. */
export const ticketPath = (id: number): string => `/feedback?ticket=${id}`;
