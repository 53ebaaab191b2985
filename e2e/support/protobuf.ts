/** As few bytes as a number needs, seven bits in each. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
}

/** One field of a message: a number or truth value as varint, a bigint as fixed 64 bits, texts and bytes with their length. */
export function field(number: number, value: number | boolean | bigint | string | Buffer): Buffer {
  const head = (wireType: number) => varint((number << 3) | wireType);
  if (typeof value === 'bigint') {
    const fixed = Buffer.alloc(8);
    fixed.writeBigUInt64LE(value);
    return Buffer.concat([head(1), fixed]);
  }
  if (typeof value === 'number' || typeof value === 'boolean')
    return Buffer.concat([head(0), varint(Number(value))]);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([head(2), varint(bytes.length), bytes]);
}
