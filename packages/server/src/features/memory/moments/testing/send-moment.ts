import sharp from 'sharp';
import type { TestResponse } from '#server/testing/client.ts';
import type { SignedInClient } from '#server/testing/factories.ts';

const boundary = '----chitta-moment-boundary';

export interface SentMoment {
  readonly data?: object;
  /** Text fields as they are, in place of `data`. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly picture?: Buffer;
  readonly name?: string;
  /** Another file behind it. */
  readonly more?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A picture to send, as PNG. */
export function picture(width = 60, height = 40): Promise<Buffer> {
  const blue = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' },
  };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** Sends a moment as a browser's form does: its JSON as text in the field `data`, then the file. */
export function sendMoment(
  client: SignedInClient,
  {
    data,
    fields = data && { data: JSON.stringify(data) },
    picture: file,
    name = 'me.png',
    more,
    headers,
  }: SentMoment,
): Promise<TestResponse> {
  const texts = Object.entries(fields ?? {}).map(([field, text]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`),
  );
  const files = [file, more].flatMap((content) =>
    content === undefined
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          content,
          Buffer.from('\r\n'),
        ],
  );
  return client.send({
    method: 'POST',
    url: '/api/memory/moments',
    payload: Buffer.concat([...texts, ...files, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}
