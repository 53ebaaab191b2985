import { afterEach, describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { shownVariant, variantText } from './shown-variant.ts';
import { buildVariant, writeVariant } from './testing/write-variant.ts';

let takeBack = () => {};
afterEach(() => takeBack());

describe('shownVariant', () => {
  it('is what the page says, before what was kept', () => {
    const kept = buildVariant({ variant: 'kept' });
    expect(shownVariant()).toBeNull();
    writeLocal(localKeys.landingVariant, JSON.stringify(kept));
    expect(shownVariant()).toEqual(kept);
    takeBack = writeVariant(buildVariant());
    expect(shownVariant()).toEqual(buildVariant());
  });

  it('is none where what was kept cannot be read', () => {
    writeLocal(localKeys.landingVariant, '{"phase":');
    expect(shownVariant()).toBeNull();
  });
});

it('has its words in each language, and none where the page keeps its own', () => {
  const variant = buildVariant();
  expect(variantText(variant, 'headline', 'es')).toBe('¿Qué soñaste?');
  expect(variantText(variant, 'lead', 'en')).toBeUndefined();
  expect(variantText(null, 'headline', 'en')).toBeUndefined();
});
