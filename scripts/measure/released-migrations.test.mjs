import { describe, expect, it } from 'vitest';
import { findChangedMigrations } from './released-migrations.mjs';

const first = 'aa  0001_create_accounts.sql';
const second = 'bb  0002_create_dreams.sql';
const text = (...lines) => `# A comment\n${lines.join('\n')}\n`;

describe('findChangedMigrations', () => {
  it('lets the list grow at its end', () => {
    expect(findChangedMigrations(text(first, second), [text(first), text()])).toEqual([]);
  });

  it.each([
    ['was edited', [text('cc  0001_create_accounts.sql', second)]],
    ['went away', [text(first)]],
    ['was put before another', [text('cc  0000_early.sql', first, second)]],
  ])('names a migration that %s', (_, [now]) => {
    expect(findChangedMigrations(now, [text(first, second)])).not.toEqual([]);
  });
});
