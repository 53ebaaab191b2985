/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, at: Date): string {
  // The Swedish way of writing a day.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
}
