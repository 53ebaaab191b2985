import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** What runs in production: no tests and nothing that exists for them. */
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.d\.ts$/.test(file);

let sources: ReadonlyMap<string, string>;
let inventory: string;

beforeAll(async () => {
  const found = new Map<string, string>();
  for (const name of await readdir(join(root, 'packages'))) {
    const folder = join(root, 'packages', name, 'src');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && isProduct(file)) found.set(relative(root, file), await readFile(file, 'utf8'));
    }
  }
  sources = found;
  inventory = await readFile(join(root, 'docs/asvs/v11-cryptography.md'), 'utf8');
});

/** Files below one of the folders that hold the pattern. */
const filesWith = (pattern: RegExp, ...folders: string[]) =>
  [...sources].flatMap(([file, text]) =>
    (folders.length === 0 || folders.some((folder) => file.startsWith(folder))) && pattern.test(text)
      ? [file]
      : [],
  );

/** What runs in the server's process. */
const ofServer = ['packages/server/', 'packages/embedded-postgres/'];

/** Every first group of the pattern, in all files. */
const wordsOf = (pattern: RegExp) =>
  new Set([...sources.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word)));

/** Random ids that are no secrets (`randomUUID`) apart. */
const operations =
  /\b(?:hash|createHash|createHmac|randomBytes|randomInt|createCipheriv|timingSafeEqual|getRandomValues)\(|'(?:@node-rs\/argon2|otpauth|@simplewebauthn\/server|openid-client)'/;

describe('cryptography', () => {
  it('hashes with SHA-256 alone, and encrypts with AES-256-GCM alone', () => {
    expect(wordsOf(/\b(?:createHash|createHmac|hash)\(\s*'([\w-]+)'/g)).toEqual(new Set(['sha256']));
    expect(wordsOf(/\bcreate(?:C|Dec)ipheriv\(\s*'([\w-]+)'/g)).toEqual(new Set(['aes-256-gcm']));
    const others =
      /\b(?:createCipher|createSign(?!In|Up)|createDiffieHellman|publicEncrypt|scrypt|pbkdf2)[a-zA-Z]*\(/;
    expect(filesWith(others)).toEqual(['packages/server/src/platform/crypto/secret-box.ts']);
  });

  it('stands in the inventory, file by file', () => {
    const using = filesWith(operations, ...ofServer, 'packages/payment-simulator/');
    expect(using.length).toBeGreaterThan(10);
    const listed = using.filter((file) => !inventory.includes(file.replace('packages/server/src/', '')));
    expect(listed, 'files missing in the inventory of docs/asvs/v11-cryptography.md').toEqual([]);
  });

  it('draws nothing from a generator that can be foretold', () => {
    expect(filesWith(/Math\.random\(/, ...ofServer)).toEqual([]);
  });
});

describe('the way out', () => {
  it('is opened in these files alone, each to an address of the operator', () => {
    const out =
      /\bfetch\(|\bdiscovery\(|\bnew AwsClient\(|\bcreateTransport\(|\bnew pg\.|\bnet\.connect\(|'node:https?'.*request/;
    const known = new Set(
      [
        'db/client.ts',
        'platform/ai/guarded-fetch.ts',
        'platform/files/s3-files.ts',
        'platform/mail/mailer.ts',
        'platform/oidc/create-oidc-provider.ts',
        'platform/oidc/inspect-provider.ts',
        // To the same database.
        'platform/payments/sandbox/open-sandbox-pool.ts',
        'db/watch-connections.ts',
      ].map((file) => `packages/server/src/${file}`),
    );
    const opening = filesWith(out, ...ofServer);
    expect(opening).toContain('packages/server/src/platform/ai/guarded-fetch.ts');
    const unknown = opening.filter((file) => !known.has(file));
    expect(unknown, 'to be told in docs/asvs/v13-configuration.md').toEqual([]);
  });
});

describe('the event loop', () => {
  it('recognises and composes nothing: only threads and the command line do', () => {
    const work =
      /import\s*{[^}]*\b(?:recognise\w*|readDream|dreamReader|traceRecognition|unknownWords|create\w*Lexicon)\b[^}]*}\s*from '@chitta\/interpretation/;
    const inThreads = ['platform/engine/desk-work.ts', 'platform/engine/engine-worker.ts'];
    const working = filesWith(work, 'packages/server/').filter((file) => !file.includes('/src/cli/'));
    expect(working.toSorted()).toEqual(inThreads.map((file) => `packages/server/src/${file}`));
    // The dictionary is indexed when first asked to be, and nobody but threads asks.
    expect(filesWith(/\blexicon\b/, 'packages/server/src/features/')).toEqual([]);
    const entries = filesWith(/^import (?!type).*\/engine-(?:thread|worker)\.ts'/m, 'packages/server/');
    expect(entries).toEqual(['packages/server/src/platform/engine/engine-thread.ts']);
    const desk = filesWith(/^import (?!type).*\/desk-work\.ts'/m, 'packages/server/');
    expect(desk).toEqual(['packages/server/src/platform/engine/engine-worker.ts']);
  });
});

describe('what was sent to be imported', () => {
  it('is looked at in threads alone', () => {
    const folder = 'packages/server/src/features/data/imports/';
    const looking = filesWith(
      /^import (?!type)[^;]*'[^']*\/(?:drafts\/derive-\w+|formats\/read-\w+)\.ts'/m,
      folder,
    );
    const inThreads = ['draft-thread.ts', 'read-derived.ts', 'derive-entry.ts'];
    expect(looking.toSorted()).toEqual(inThreads.map((file) => `${folder}thread/${file}`).toSorted());
    expect(filesWith(/^import (?!type).*\/thread\/(?:draft-thread|thread|read-derived)\.ts'/m)).toEqual([]);
  });
});

describe('files of routes', () => {
  it('hold routes alone: hooks, payment effects, promotions, jobs and mails are listed beside app.ts', () => {
    const routes = [...sources].filter(([file]) => file.endsWith('.routes.ts'));
    expect(routes.length).toBeGreaterThan(30);
    const other = /\.add\(|\b(?:paymentEffects|signUpHooks|promotions)\.(?!run\()/;
    expect(routes.filter(([, text]) => other.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe('code', () => {
  it('is not made of text', () => {
    expect(filesWith(/\beval\(|new Function\(|'node:vm'|setTimeout\('/)).toEqual([]);
  });

  it('says nothing beside the log, but at a terminal', () => {
    expect(filesWith(/\bconsole\.|process\.(?:stdout|stderr)\.write/, ...ofServer).toSorted()).toEqual([
      'packages/server/src/cli/main.ts',
      'packages/server/src/main.ts',
    ]);
  });

  it('of tests is not reached by the product', () => {
    expect(filesWith(/from '[^']*(?:\/testing\/|\.test\.ts)[^']*'/)).toEqual([]);
  });
});

describe('packages of others', () => {
  it('are pinned to a version, and to a checksum unless they are for another platform', async () => {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
    const entries = Object.entries<LockEntry>(lock.packages).filter(([at]) => at.includes('node_modules/'));
    const foreign = entries.filter(([, { link }]) => link !== true);
    expect(foreign.length).toBeGreaterThan(500);
    const loose = foreign.filter(
      ([, { version, integrity, optional }]) => !version || !(integrity || optional),
    );
    expect(loose.map(([at]) => at)).toEqual([]);
    // No address: they come from the one registry that npm is set to, under no other name.
    expect(foreign.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}
