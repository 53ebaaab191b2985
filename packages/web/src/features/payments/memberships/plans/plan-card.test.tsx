import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { PlanCard } from './plan-card.tsx';

const prices = { month: { amount: 999, currency: 'usd' }, year: { amount: 9999, currency: 'usd' } };

function open(chosen?: 'month' | 'year') {
  stubApi({});
  return renderPart(<PlanCard prices={prices} savingPercent={16} chosen={chosen} />);
}
const goOn = () => screen.findByRole('link', { name: 'Go on' });

describe('PlanCard', () => {
  beforeAll(() => loadWords('plans', 'membership-common'));

  it('offers the year first, with what it costs in all and by month, and one way on', async () => {
    open();
    expect((await goOn()).getAttribute('href')).toBe('/checkout?plan=year');
    expect(screen.getByText('$8.33 a month')).toBeTruthy();
    expect(screen.getByText('$99.99 a year, instead of $119.88 for twelve months')).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('switches to the month and back by keyboard', async () => {
    const { user } = open();
    await goOn();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect((await goOn()).getAttribute('href')).toBe('/checkout?plan=month');
    expect(screen.getByText('$9.99 a month')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect((await goOn()).getAttribute('href')).toBe('/checkout?plan=year');
  });

  it('begins with the plan that the address asks for', async () => {
    open('month');
    expect((await goOn()).getAttribute('href')).toBe('/checkout?plan=month');
  });
});
