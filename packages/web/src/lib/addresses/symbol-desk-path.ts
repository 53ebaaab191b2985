/** Address of the desk for the dictionary; apart from the others, so that a visitor's first page does without it. */
export const symbolDeskPath = '/admin/symbol-management';
