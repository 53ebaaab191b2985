import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

it('every change of page brings title, canonical address, the top and the focus', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  stubApi({ 'GET /api/user': signedOut });
  document.head.innerHTML = '<meta name="description" content="As the server said" />';
  const { user } = renderApp('/learn');
  await screen.findByRole('heading', { name: 'How a dream is read' });
  await waitFor(() => expect(document.title).toBe('How a dream is read · Chitta'));
  scrollTo.mockClear();
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { name: 'Help' });
  await waitFor(() => expect(document.title).toBe('Help · Chitta'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(
    'http://localhost/help',
  );
  expect(document.activeElement?.id).toBe('content');
  const described = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  await waitFor(() => expect(described()).toMatch(/^Answers about writing/));
});
