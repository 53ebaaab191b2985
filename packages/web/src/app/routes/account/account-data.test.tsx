import { dataPlaces } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const places = dataPlaces.map((place, index) => ({ place, count: index, isExported: index < 7 }));
const ok = (data: unknown) => ({ json: { success: true, data } });

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/data-inventory': ok({ places }),
    ...answers,
  });
  return { ...renderApp('/account/data'), calls };
}

describe('the page of one’s data', () => {
  it('is reached from the account', async () => {
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/data-inventory': ok({ places }),
      'GET /api/reading-settings': ok({
        followUpQuestions: true,
        hasModelConsent: false,
        isModelAvailable: false,
        address: null,
      }),
    });
    const { user, router } = renderApp('/account');
    await user.click(await screen.findByRole('link', { name: 'Your data' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/data'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data' })).toBeTruthy();
  });

  it('offers to take everything along, and says where it is', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Export everything' })).toBeTruthy();
    const inventory = screen.getByRole('region', { name: 'Where your data is' });
    const dreams = await within(inventory).findByText(
      (_, element) => element?.tagName === 'DT' && /^Dreams \d+$/.test(element.textContent ?? ''),
    );
    expect(dreams.textContent).toBe(`Dreams ${dataPlaces.indexOf('dreams')}`);
    expect(within(inventory).getAllByRole('group')).toHaveLength(4);
  });

  it('leads to its parts and to the import', async () => {
    const { container, user, router } = open();
    const ways = within(await screen.findByRole('navigation', { name: 'On this page and beside it' }));
    for (const name of ['Where your data is', 'Delete account']) {
      const target = ways.getByRole('link', { name }).getAttribute('href') ?? '';
      const part = container.querySelector<HTMLElement>(target);
      expect(within(part as HTMLElement).getByRole('heading', { level: 2, name })).toBeTruthy();
      part?.focus();
      expect(document.activeElement).toBe(part);
    }
    await user.click(ways.getByRole('link', { name: 'Import dreams' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/import'));
  });

  it('says it all in Spanish too', async () => {
    localStorage.setItem('language', 'es');
    const { i18n } = await import('#web/lib/i18n.ts');
    await i18n.changeLanguage('es');
    open();
    expect(await screen.findByRole('button', { name: 'Exportar todo' })).toBeTruthy();
    expect(await screen.findByText(/^Sueños eliminados/)).toBeTruthy();
    await i18n.changeLanguage('en');
    localStorage.clear();
  });
});
