/** The sizes do not matter here: nothing decodes them. */
const element = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x01), sizeOf(content.length), content]);

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(7);
  size.writeUIntBE(length, 1, 6);
  return size;
}

const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 31) % 251));

/** WebM as a browser records it, with so many bytes of sound. */
export function webm(soundBytes = 400): Buffer {
  const head = element('1a45dfa3', Buffer.concat([Buffer.from('428284', 'hex'), Buffer.from('webm')]));
  const tracks = element('1654ae6b', Buffer.from('A_OPUS'));
  const cluster = element('1f43b675', noise(soundBytes));
  return Buffer.concat([head, element('18538067', Buffer.concat([tracks, cluster]))]);
}

/** The same up to where its sound would begin. */
export function silentWebm(): Buffer {
  const whole = webm();
  return whole.subarray(0, whole.indexOf(Buffer.from('1f43b675', 'hex')));
}

/** Ogg with a track of Opus. */
export function ogg(): Buffer {
  const page = (content: Buffer) =>
    Buffer.concat([Buffer.from('OggS'), Buffer.alloc(23), Buffer.of(1), content]);
  return Buffer.concat([page(Buffer.from('OpusHead')), page(noise(200))]);
}

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4);
  return Buffer.concat([head, content]);
};

/** MP4 as Safari records it: described first, or at the end. */
export function mp4({ isDescribedLast = false, brand = 'iso5' } = {}): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0mp41`));
  const moov = box('moov', Buffer.from('description'));
  const sound = box('mdat', noise(300));
  return Buffer.concat(isDescribedLast ? [type, sound, moov] : [type, moov, sound]);
}
