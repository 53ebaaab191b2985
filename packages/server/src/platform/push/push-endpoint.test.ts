import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

const privateOrigins = ['http://127.0.0.1:9000', 'https://push.intern:8443'];

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dX5:APA91b-_x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAABr%2fx%3d',
    'http://127.0.0.1:9000/device',
    'https://push.intern:8443/device',
  ])('takes %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, { privateOrigins })).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:444/a',
    'https://fcm.googleapis.com:443/a',
    'https://a@fcm.googleapis.com/a',
    'https://fcm.googleapis.com\\@127.0.0.1/a',
    'https://10.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://intranet/a',
    'http://127.0.0.1:9001/device',
    'https://127.0.0.1:9000/device',
    'http://127.0.0.1:9000@evil.example.org/device',
    'ws://fcm.googleapis.com/a',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, { privateOrigins })).toBe(false);
  });
});
