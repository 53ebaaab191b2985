import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';
import { useAddressLanguage } from './use-address-language.ts';

afterEach(async () => {
  await i18n.changeLanguage('en');
});

async function open(language: 'en' | 'es') {
  await loadWords('dictionary');
  const handleOther = vi.fn();
  const view = renderHook(({ address }) => useAddressLanguage(address, handleOther), {
    initialProps: { address: language },
  });
  await waitFor(() => expect(i18n.language).toBe(language));
  return { ...view, handleOther };
}

describe('useAddressLanguage', () => {
  it('speaks the language of its address for this visit, and keeps no choice of it', async () => {
    const { handleOther } = await open('es');
    expect(readLocal(localKeys.language)).toBeNull();
    expect(handleOther).not.toHaveBeenCalled();
  });

  it('leads to the other address when another language is chosen', async () => {
    const { handleOther } = await open('en');
    await act(() => i18n.changeLanguage('es'));
    await waitFor(() => expect(handleOther).toHaveBeenCalledWith('es'));
  });

  it('follows the address when it changes', async () => {
    const { rerender, handleOther } = await open('en');
    rerender({ address: 'es' });
    await waitFor(() => expect(i18n.language).toBe('es'));
    expect(handleOther).not.toHaveBeenCalled();
  });
});
