import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { appPages } from '../../../build/pages-file.ts';
import { createAppRouter } from './router.tsx';

describe('the addresses that the server knows', () => {
  it('are those that the router has pages for', async () => {
    const router = createAppRouter(createQueryClient(), { history: createMemoryHistory() });
    await router.options.context.loadAllRoutes();
    const { pages } = appPages();
    const routed = Object.keys((router as unknown as { routesByPath: object }).routesByPath);
    expect(routed.length).toBeGreaterThan(40);
    const withoutEnd = (path: string) => path.replace(/(.)\/$/, '$1');
    expect(new Set(routed.map(withoutEnd))).toEqual(new Set(pages.map(({ path }) => path)));
  });

  it('have a title and a description in each language, of their own where anyone can open them', () => {
    const { pages, missing } = appPages();
    const open = pages.filter(({ isPublic }) => isPublic);
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/home', '/login', '/signup', '/learn', '/help', '/privacy-policy']),
    );
    expect(open.some(({ path }) => path.startsWith('/journal'))).toBe(false);
    for (const { title, description } of [...pages, missing]) {
      for (const text of [title.en, title.es, description.en, description.es]) expect(text).toBeTruthy();
    }
    expect(new Set(open.map(({ title }) => title.es)).size).toBeGreaterThanOrEqual(10);
  });
});
