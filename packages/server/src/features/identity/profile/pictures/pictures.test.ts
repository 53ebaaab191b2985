import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from '#server/features/data/exports/testing/read-export.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';

const upload = '/api/profile/picture';
const day = 24 * 60 * 60_000;
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1_000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { picturesPerMember: generous } } });
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'pictures');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();

/** Left half red, right half blue. */
function halves(width = 400, height = 200): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

function send(client: SignedInClient, content: Buffer | string, query = '', name = 'me.jpg') {
  return client.send({ method: 'PUT', url: `${upload}${query}`, ...toMultipart([{ name, content }]) });
}

/** The answer for the picture's address, with its bytes. */
async function fetchPicture(client: SignedInClient, url: string) {
  const cookie = `chitta_session=${await testApp.context.sessions.open(client.user.id)}`;
  const response = await testApp.app.inject({ url, headers: { cookie } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(start, start + 3);
    return red > blue ? 'red' : 'blue';
  };
  return { at, width: info.width, height: info.height };
}

async function shown(client: SignedInClient, content: Buffer, query = '') {
  const { body } = await send(client, content, query);
  return fetchPicture(client, body.data.pictureUrl);
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s, whatever its name says, and shown as a square WebP',
    async (format) => {
      const client = await signedInClient(testApp);
      const response = await send(client, await halves().toFormat(format).toBuffer(), '', 'notes.txt');
      expect(response.status).toBe(200);
      const { pictureUrl } = response.body.data;
      expect(pictureUrl).toMatch(/^\/api\/pictures\/[\w-]{43}$/);
      expect((await client.get('/api/user')).body.pictureUrl).toBe(pictureUrl);
      const { status, headers, bytes } = await fetchPicture(client, pictureUrl);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
        'content-disposition': 'inline; filename="picture.webp"',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    },
  );

  it('tells neither place nor device nor time of the file that was sent', async () => {
    const client = await signedInClient(testApp);
    const original = await halves()
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '4/1 36/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '74/1 5/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(original).metadata();
    expect(before.exif?.includes('SecretCamera')).toBe(true);
    // The tag that leads to the place.
    expect(before.exif?.includes(Buffer.of(0x25, 0x88)) || before.exif?.includes(Buffer.of(0x88, 0x25))).toBe(
      true,
    );
    expect(original.includes('SecretPlace')).toBe(true);
    const { bytes } = await shown(client, original);
    const after = await sharp(bytes).metadata();
    for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments'] as const) {
      expect(after[part], part).toBeUndefined();
    }
    for (const chunk of ['EXIF', 'XMP ', 'ICCP', 'Secret']) expect(bytes.includes(chunk)).toBe(false);
  });

  it('stands upright as the camera was held', async () => {
    const client = await signedInClient(testApp);
    // Shown upright, the blue half is above.
    const { bytes } = await shown(client, await halves().jpeg().withMetadata({ orientation: 8 }).toBuffer());
    const { at } = await pixelsOf(bytes);
    expect([at(256, 50), at(256, 460)]).toEqual(['blue', 'red']);
  });

  it.each([
    ['', 'red', 'blue'],
    ['?x=0', 'red', 'red'],
    ['?x=100', 'blue', 'blue'],
    ['?x=50&zoom=400', 'red', 'blue'],
    ['?x=30&zoom=400', 'red', 'red'],
  ])('shows the square that was chosen: %s', async (query, left, right) => {
    const client = await signedInClient(testApp);
    const { at } = await pixelsOf((await shown(client, await halves().png().toBuffer(), query)).bytes);
    expect([at(10, 256), at(500, 256)]).toEqual([left, right]);
  });

  it('may be a single pixel, or a thin line', async () => {
    const client = await signedInClient(testApp);
    for (const [width, height] of [
      [2, 1],
      [3_000, 2],
    ] as const) {
      const { bytes } = await shown(client, await halves(width, height).png().toBuffer(), '?zoom=400');
      expect(await pixelsOf(bytes)).toMatchObject({ width: 512, height: 512 });
    }
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
  ])('is not %s', async (_, content) => {
    const client = await signedInClient(testApp);
    const response = await send(client, Buffer.from(content, 'latin1'));
    expect(response).toMatchObject({ status: 422, body: { reason: 'pictures.unknown_format' } });
    expect((await client.get('/api/profile')).body.data.pictureUrl).toBeNull();
  });

  it('is refused where it is broken, and the former one stays', async () => {
    const client = await signedInClient(testApp);
    const whole = await halves().jpeg().toBuffer();
    const { pictureUrl } = (await send(client, whole)).body.data;
    for (const broken of [
      whole.subarray(0, whole.length / 2),
      Buffer.from('\xff\xd8\xff\xe0oh no', 'latin1'),
    ]) {
      expect((await send(client, broken)).body.reason).toBe('pictures.unreadable');
    }
    expect((await client.get('/api/profile')).body.data.pictureUrl).toBe(pictureUrl);
    expect((await fetchPicture(client, pictureUrl)).status).toBe(200);
  });

  it('is refused where few bytes would become too many pixels, and where it is too heavy', async () => {
    const client = await signedInClient(testApp);
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send(client, bomb)).body.reason).toBe('pictures.too_large');
    const heavy = await send(client, Buffer.alloc(8 * 1024 * 1024 + 1, 0xff));
    expect(heavy).toMatchObject({ status: 413, body: { reason: 'requests.body_too_large' } });
  });

  it('takes the place of the former one, whose file goes, and can be taken away', async () => {
    const client = await signedInClient(testApp);
    const others = await filesThere();
    const first = (await send(client, await halves().png().toBuffer())).body.data.pictureUrl;
    const second = (await send(client, await halves().png().toBuffer())).body.data.pictureUrl;
    expect((await fetchPicture(client, first)).status).toBe(404);
    const [name] = (await filesThere()).filter((file) => !others.includes(file));
    expect(name).toBe(`${second.split('/').at(-1)}.webp`);
    expect((await stat(join(folder(), name ?? ''))).mode & 0o777).toBe(0o600);
    const gone = await client.delete(upload);
    expect(gone.body.data.pictureUrl).toBeNull();
    expect(await filesThere()).toEqual(others);
    expect((await client.delete(upload)).status).toBe(200);
  });

  it('is one, however many are sent at once, and no file is left over', async () => {
    const client = await signedInClient(testApp);
    const others = await filesThere();
    const content = await halves().png().toBuffer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(client, content)));
    // Two may be on their way at a time.
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const { pictureUrl } = (await client.get('/api/profile')).body.data;
    const added = (await filesThere()).filter((file) => !others.includes(file));
    expect(added).toEqual([`${pictureUrl.split('/').at(-1)}.webp`]);
  });

  it('of a sign-in service is not loaded by anybody’s browser', async () => {
    const client = await signedInClient(testApp, { pictureUrl: 'https://p.example/l.png' });
    expect((await client.get('/api/user')).body.pictureUrl).toBeNull();
    expect((await client.get('/api/profile')).body.data.pictureUrl).toBeNull();
  });

  it('is in the export', async () => {
    const client = await signedInClient(testApp);
    await send(client, await halves().png().toBuffer());
    const found = await readExport(testApp, client.user.id);
    expect(found.items('picture')).toMatchObject([{ path: 'pictures/profile.webp' }]);
    expect(found.files.get('pictures/profile.webp')?.startsWith('RIFF')).toBe(true);
  });
});

describe('the sweep', () => {
  it('deletes files that nothing names, once they are a day old', async () => {
    const client = await signedInClient(testApp);
    const { pictureUrl } = (await send(client, await halves().png().toBuffer())).body.data;
    const { files, clock } = testApp.context;
    for (const path of ['pictures/orphan.webp', 'pictures/draft-left.behind', 'pictures/young.webp'])
      await files.put(path, Buffer.from('x'), 'image/webp');
    const old = new Date(clock.now().getTime() - 2 * day);
    for (const file of await filesThere())
      if (!file.startsWith('young')) await utimes(join(folder(), file), old, old);
    await scheduledJobs(testApp.context)
      .find(({ name }) => name === 'sweep-pictures')
      ?.run();
    const left = await filesThere();
    expect(left).toContain('young.webp');
    expect(left).not.toContain('orphan.webp');
    expect(left).not.toContain('draft-left.behind');
    expect((await fetchPicture(client, pictureUrl)).status).toBe(200);
    testApp.clock.advance(2 * day);
    await scheduledJobs(testApp.context)
      .find(({ name }) => name === 'sweep-pictures')
      ?.run();
    expect(await filesThere()).not.toContain('young.webp');
  });
});
