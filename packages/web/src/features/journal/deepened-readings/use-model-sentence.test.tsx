import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { useModelSentence } from './use-model-sentence.ts';

async function sentenceWith(model: { name: string; host: string } | null) {
  await loadWords('deepened-readings');
  const calls = stubApi({ 'GET /api/deepened-readings/model': dataAnswer({ model, hasConsent: false }) });
  const view = renderQueryHook(useModelSentence);
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  expect(calls).toHaveLength(1);
  return view.result.current;
}

describe('useModelSentence', () => {
  it('names the model and the host that dreams are sent to', async () => {
    const sentence = await sentenceWith({ name: 'small-model', host: 'models.example:8080' });
    expect(sentence).toContain('sent to the model small-model at models.example:8080');
  });

  it('says nothing where there is no model', async () => {
    expect(await sentenceWith(null)).toBeUndefined();
  });
});
