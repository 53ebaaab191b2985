import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ListPages } from './list-pages.tsx';

interface Page {
  readonly items: readonly string[];
  readonly next: number | null;
}

function Names({ load }: { readonly load: (page: number) => Promise<Page> }) {
  const list = useInfiniteQuery({
    queryKey: ['names'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  return (
    <ListPages list={list} empty="Nobody." more="Show more" retry="Try again">
      {(names) => <p>{names.join(', ')}</p>}
    </ListPages>
  );
}

function show(load: (page: number) => Promise<Page>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Names load={load} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('ListPages', () => {
  it('goes on as long as there is more', async () => {
    const user = show(async (page) => ({ items: [`name ${page}`], next: page < 2 ? page + 1 : null }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('name 1, name 2')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is none', async () => {
    show(async () => ({ items: [], next: null }));
    expect(await screen.findByText('Nobody.')).toBeTruthy();
  });

  it('keeps what has come when the next page fails, and tries that one again', async () => {
    let isDown = true;
    const user = show(async (page) => {
      if (page === 2 && isDown) throw new TypeError('no connection');
      return { items: [`name ${page}`], next: page < 2 ? page + 1 : null };
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('name 1')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('name 1, name 2')).toBeTruthy();
  });
});
