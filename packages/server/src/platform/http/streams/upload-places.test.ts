import { describe, expect, it } from 'vitest';
import { createUploadPlaces } from './upload-places.ts';

describe('places of uploads', () => {
  it('are few for each member, and in all', () => {
    const places = createUploadPlaces({ perMember: 2, inAll: 3 });
    const first = places.take(1);
    places.take(1);
    expect(() => places.take(1)).toThrow(expect.objectContaining({ reason: 'requests.too_many' }));
    places.take(2);
    expect(() => places.take(3)).toThrow(
      expect.objectContaining({ reason: 'server.overloaded', retryAfter: 10 }),
    );
    first();
    places.take(3);
  });

  it('are given back once, however often that is said', () => {
    const places = createUploadPlaces({ perMember: 1, inAll: 2 });
    const free = places.take(1);
    places.take(2);
    free();
    free();
    places.take(3);
    expect(() => places.take(4)).toThrow(expect.objectContaining({ reason: 'server.overloaded' }));
  });
});
