/** A random UUID (version 4), also where the browser has no `crypto.randomUUID`: on plain HTTP, but for this machine. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => {
    // RFC 9562: four bits of the seventh byte say the version, two of the ninth the variant.
    if (place === 6) return (byte % 16) + 0x40;
    return place === 8 ? (byte % 64) + 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
