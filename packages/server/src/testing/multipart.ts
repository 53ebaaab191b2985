/** A file of a multipart request. */
export interface SampleFile {
  readonly name: string;
  readonly content: string | Buffer;
  readonly type?: string;
}

const boundary = '----chitta-test-boundary';

/** A request body with files as a browser's form sends them, behind text fields. */
export function toMultipart(
  files: readonly SampleFile[],
  fields: Readonly<Record<string, string>> = {},
): {
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
} {
  const texts = Object.entries(fields).map(([name, text]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
  );
  const parts = files.flatMap(({ name, content, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
