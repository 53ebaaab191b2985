import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clusterAddress, ensureCluster } from './cluster.ts';
import { createTestFolder } from './testing/embedded-app.ts';

const programs = { initdb: '/no/such/initdb', postgres: '/no/such/postgres', majorVersion: '18' };

function createFolder(version?: string): { path: string; user: undefined } {
  const path = join(createTestFolder(), 'postgres');
  mkdirSync(path);
  if (version) writeFileSync(join(path, 'PG_VERSION'), `${version}\n`);
  return { path, user: undefined };
}

describe('ensureCluster', () => {
  it('takes the cluster that is there', async () => {
    await expect(ensureCluster(createFolder('18'), programs)).resolves.toBeUndefined();
  });

  it('does not touch the data of another version', async () => {
    await expect(ensureCluster(createFolder('17'), programs)).rejects.toThrow(
      /PostgreSQL 17.*PostgreSQL 18.*backup/s,
    );
  });

  it('does not create a database over a folder that is not one', async () => {
    await expect(ensureCluster(createFolder(), programs)).rejects.toThrow(
      /not a complete PostgreSQL data folder/,
    );
  });
});

describe('clusterAddress', () => {
  it('is the path itself for a user who can enter it', () => {
    expect(clusterAddress({ path: '/srv/data/postgres', user: undefined })).toBe('/srv/data/postgres');
  });
});
