/** Also where the browser has no `randomUUID`: on plain HTTP. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
