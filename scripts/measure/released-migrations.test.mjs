import { describe, expect, it } from 'vitest';
import { findChangedMigrations } from './released-migrations.mjs';

const first = 'aa  0001_create_accounts.sql';
const second = 'bb  0002_create_dreams.sql';
const text = (...lines) => `# A comment\n${lines.join('\n')}\n`;

describe('findChangedMigrations', () => {
  it('lets the list grow at its end', () => {
    expect(findChangedMigrations(text(first, second), [text(first), text()])).toEqual([]);
  });

  it('lets one come late that databases catch up on', () => {
    const late = 'cc  0000_late.sql';
    const isLate = ({ name }) => name === '0000_late.sql';
    expect(
      findChangedMigrations(text(late, first, second), [text(first), text(first, late)], isLate),
    ).toEqual([]);
    expect(findChangedMigrations(text(first, second), [text(late, first)], isLate)).toContain(late);
  });

  it.each([
    ['was edited', [text('cc  0001_create_accounts.sql', second)]],
    ['went away', [text(first)]],
    ['was put before another', [text('cc  0000_early.sql', first, second)]],
  ])('names a migration that %s', (_, [now]) => {
    expect(findChangedMigrations(now, [text(first, second)])).not.toEqual([]);
  });
});
