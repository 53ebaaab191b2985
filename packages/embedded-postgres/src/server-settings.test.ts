import { describe, expect, it } from 'vitest';
import { serverSettings } from './server-settings.ts';

describe('serverSettings', () => {
  it('never opens an address and never logs statements, durable or not', () => {
    for (const isDurable of [true, false]) {
      const settings = serverSettings('/tmp/chitta-abc123', isDurable);
      expect(settings).toEqual(
        expect.arrayContaining([
          'listen_addresses=',
          'log_statement=none',
          'log_timezone=UTC',
          'log_min_messages=log',
        ]),
      );
      expect(settings).toContain('unix_socket_directories="/tmp/chitta-abc123"');
    }
  });

  it('gives up durability only where it is told to', () => {
    const setting = (isDurable: boolean) =>
      serverSettings('/tmp', isDurable).find((text) => text.startsWith('fsync='));
    expect([setting(true), setting(false)]).toEqual(['fsync=on', 'fsync=off']);
  });
});
