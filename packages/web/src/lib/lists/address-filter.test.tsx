import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { useAddressFilter } from './address-filter.ts';

function Filter({ usual }: { readonly usual?: string }) {
  const [value, set] = useAddressFilter('state', usual);
  return (
    <>
      <p>shown: {value || 'everything'}</p>
      {['', 'failed', 'sent'].map((each) => (
        <button key={each} type="button" onClick={() => set(each)}>
          {each || 'all of them'}
        </button>
      ))}
    </>
  );
}

async function renderFilter(usual?: string) {
  const view = renderPart(<Filter {...(usual !== undefined && { usual })} />);
  await screen.findByText(/^shown: /);
  return {
    ...view,
    choose: (name: string) => view.user.click(screen.getByRole('button', { name })),
    address: () => view.router.state.location.href,
  };
}

describe('useAddressFilter', () => {
  it('keeps what is chosen in the address, beside what else stands there', async () => {
    const { choose, address, router } = await renderFilter();
    await router.navigate({ to: '.', search: { page: 2 } as never });
    await choose('sent');
    expect(await screen.findByText('shown: sent')).toBeDefined();
    expect(address()).toBe('/?page=2&state=sent');
    await choose('all of them');
    await waitFor(() => expect(address()).toBe('/?page=2'));
    expect(screen.getByText('shown: everything')).toBeDefined();
  });

  it('says in the address where a list that is usually narrowed is not', async () => {
    const { choose, address } = await renderFilter('failed');
    expect(screen.getByText('shown: failed')).toBeDefined();
    await choose('all of them');
    expect(await screen.findByText('shown: everything')).toBeDefined();
    expect(address()).toBe('/?state=all');
    await choose('failed');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByText('shown: failed')).toBeDefined();
  });

  it('leaves no step behind for every choice', async () => {
    const { choose, router } = await renderFilter();
    const before = router.history.length;
    await choose('sent');
    await screen.findByText('shown: sent');
    await choose('failed');
    await screen.findByText('shown: failed');
    expect(router.history.length).toBe(before);
  });
});
