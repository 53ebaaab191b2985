import type { ChangeProfileRequest, Profile } from '@chitta/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProfile } from '#web/features/identity/profile/testing/build-profile.ts';
import { chooseLanguage } from '#web/lib/i18n.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { stubUpload, type UploadAnswer } from '#web/testing/stub-upload.ts';

const change = 'PATCH /api/profile';
const ok = (data: unknown) => ({ json: { success: true, data } });
const refused = (path: string) => ({
  status: 422,
  json: {
    success: false,
    code: 'VALIDATION',
    reason: 'requests.invalid',
    details: [{ path, message: 'no' }],
  },
});
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const bodies = (calls: readonly StubCall[]) =>
  calls.filter(({ key }) => key === change).map(({ body }) => body as ChangeProfileRequest);

/** The profile as the server has it after a change. */
const changed = (profile: Profile, { timezone, ...rest }: ChangeProfileRequest) => ({
  ...profile,
  ...rest,
  ...(timezone !== undefined && {
    timezone: timezone ?? profile.timezone,
    isTimezoneChosen: timezone !== null,
  }),
});

function open(answers: StubAnswers = {}, profile = buildProfile()) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/profile': ok(profile),
    [change]: ({ body }) => ok(changed(profile, body as ChangeProfileRequest)),
    ...answers,
  });
  return { ...renderApp('/profile'), calls };
}

afterEach(() => chooseLanguage('en'));

/** Of a member who said when they were born while that was asked for. */
const withBirth = buildProfile({ birthDate: '1980-01-01' });

describe('/profile', () => {
  it('shows who the member is here', async () => {
    open({}, buildProfile({ displayName: 'Luna', pictureUrl: '/api/pictures/abc' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Luna' })).toBeTruthy();
    expect(screen.getByText(/here since November 1, 2026/).textContent).toContain('marisol · ');
    expect(screen.getByRole('img', { name: 'Picture of Luna' }).getAttribute('src')).toBe(
      '/api/pictures/abc',
    );
    const counts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counts).toEqual(expect.arrayContaining(['1,234 dreams', '1 reading']));
    // What there is none of yet is not counted.
    expect(counts.filter((text) => text?.startsWith('0 '))).toEqual([]);
    await waitFor(() => expect(document.title).toBe('Profile · Chitta'));
  });

  it('marks itself among the pages about the member', async () => {
    open();
    const nav = await screen.findByRole('navigation', { name: 'About you' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/account',
      '/account/subscription',
      '/account/security',
      '/account/data',
      '/account/import',
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]]);
  });

  it('asks for no birth, of which nothing is made', async () => {
    open();
    await field('What Chitta calls you');
    expect(screen.queryByRole('heading', { name: 'Birth' })).toBeNull();
    expect(screen.queryByLabelText('Date')).toBeNull();
  });

  it('keeps what is typed while a change is on its way', async () => {
    const { user, calls } = open({
      [change]: ({ body }) => {
        const name = screen.getByLabelText<HTMLInputElement>('What Chitta calls you');
        if (name.value === 'Luna') fireEvent.change(name, { target: { value: 'Luna Nueva' } });
        return ok(changed(buildProfile(), body as ChangeProfileRequest));
      },
    });
    const name = await field('What Chitta calls you');
    await user.type(name, 'Luna');
    await user.click(save());
    await waitFor(() => expect(bodies(calls)).toEqual([{ displayName: 'Luna' }]));
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
    expect(name.value).toBe('Luna Nueva');
    await user.click(save());
    await waitFor(() => expect(bodies(calls)[1]).toEqual({ displayName: 'Luna Nueva' }));
  });

  it('sends what was changed, says so, and calls the member by the new name', async () => {
    const { user, calls } = open({}, withBirth);
    await user.type(await field('What Chitta calls you'), ' Luna ');
    fireEvent.change(await field('Date'), { target: { value: '1990-04-02' } });
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodies(calls)).toEqual([{ displayName: 'Luna', birthDate: '1990-04-02' }]);
    expect(await screen.findByRole('button', { name: 'Account of Luna' })).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
  });

  it('takes back what was said', async () => {
    const { user, calls } = open({}, buildProfile({ displayName: 'Luna', birthLocation: 'Lima' }));
    await user.clear(await field('What Chitta calls you'));
    await user.clear(await field('Place'));
    await user.click(save());
    await screen.findByText('Saved');
    expect(bodies(calls)).toEqual([{ displayName: null, birthLocation: null }]);
  });

  it('keeps what was typed where it could not be saved', async () => {
    let isDown = true;
    const { user, calls } = open(
      { [change]: () => (isDown ? 'network-failure' : ok(buildProfile({ birthLocation: 'Lima' }))) },
      buildProfile({ birthLocation: 'Li' }),
    );
    await user.type(await field('Place'), 'ma');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved. Network error.');
    expect((await field('Place')).value).toBe('Lima');
    isDown = false;
    await user.click(save());
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bodies(calls)).toHaveLength(2);
  });

  it('says at the field what the server does not take', async () => {
    const { user } = open({ [change]: refused('birthDate') }, withBirth);
    fireEvent.change(await field('Date'), { target: { value: '2026-11-21' } });
    await user.click(save());
    expect(await screen.findByText('A day from 1900 to today.')).toBeTruthy();
    expect((await field('Date')).getAttribute('aria-invalid')).toBe('true');
    expect((await field('Date')).value).toBe('2026-11-21');
  });

  it('refuses impossible birthdays before anything is sent', async () => {
    const { user, calls } = open({}, withBirth);
    fireEvent.change(await field('Date'), { target: { value: '1899-12-31' } });
    await user.click(save());
    expect(await screen.findByText('A day from 1900 to today.')).toBeTruthy();
    expect(bodies(calls)).toEqual([]);
  });

  it('chooses a time zone by its city, and leaves it to the device again', async () => {
    const { user, calls } = open();
    const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    expect(zone.value).toMatch(/^As on this device/);
    await user.click(zone);
    await user.clear(zone);
    await user.type(zone, 'bogota');
    await user.click(await screen.findByRole('option', { name: /^Bogota, America/ }));
    await user.click(save());
    await screen.findByText('Saved');
    await user.click(zone);
    await user.click(await screen.findByRole('option', { name: /^As on this device/ }));
    await user.click(save());
    await waitFor(() => expect(bodies(calls)).toEqual([{ timezone: 'America/Bogota' }, { timezone: null }]));
  });

  it('changes the language of the page with the member’s', async () => {
    const { user, calls } = open();
    await user.selectOptions(await field('Language'), 'es');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeTruthy();
    expect(bodies(calls)).toEqual([{ language: 'es' }]);
  });

  it('says why nothing is shown, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({ 'GET /api/profile': () => (isDown ? 'network-failure' : ok(buildProfile())) });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'marisol' })).toBeTruthy();
  });
});

describe('the picture', () => {
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const withPicture = ok(buildProfile({ pictureUrl: '/api/pictures/new' }));
  const input = () => screen.findByLabelText('Choose a picture', { selector: 'input' });

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = vi.fn();
  });

  function openWith(answer: () => UploadAnswer) {
    const seen: string[] = [];
    const sent = stubUpload(answer, (request) => seen.push(request));
    return { ...open(), sent, seen };
  }

  it('is shown as it will be kept, sent with the chosen square, and shown everywhere', async () => {
    const { user, sent, seen, container } = openWith(() => withPicture);
    await user.upload(await input(), file);
    const dialog = await screen.findByRole('dialog', { name: 'Which part of it?' });
    fireEvent.change(within(dialog).getByLabelText('Closer'), { target: { value: '200' } });
    fireEvent.change(within(dialog).getByLabelText('Further right'), { target: { value: '0' } });
    const preview = within(dialog).getByRole('img');
    expect(preview.style.transform).toBe('scale(2)');
    expect(preview.style.objectPosition).toBe('0% 50%');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Use this picture' }));
    const shown = await screen.findByRole('img', { name: 'Picture of marisol' });
    expect(shown.getAttribute('src')).toBe('/api/pictures/new');
    expect(seen).toEqual(['PUT /api/profile/picture?x=0&y=50&zoom=200']);
    expect(sent).toEqual([['me.jpg']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.querySelector('.profile-trigger img')?.getAttribute('src')).toBe('/api/pictures/new');
  });

  it('stays in the dialog where it was not taken', async () => {
    const reason = 'pictures.unknown_format';
    const { user } = openWith(() => ({ status: 422, json: { success: false, code: 'VALIDATION', reason } }));
    await user.upload(await input(), file);
    await user.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect((await screen.findByRole('alert')).textContent).toContain('JPEG, PNG, WebP and AVIF can.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused before sending where it is too heavy', async () => {
    const { user, sent } = openWith(() => 'never');
    const heavy = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'me.jpg', { type: 'image/jpeg' });
    await user.upload(await input(), heavy);
    expect((await screen.findByRole('alert')).textContent).toBe('This file is larger than 8 MB.');
    expect(sent).toEqual([]);
  });

  it.each([
    ['IMG_1.HEIC', ''],
    ['photo', 'image/heif'],
  ])('is refused before sending where it is %s %s, with what to do', async (fileName, type) => {
    const { sent } = openWith(() => 'never');
    fireEvent.change(await input(), { target: { files: [new File(['x'], fileName, { type })] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Export it as JPEG');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('can be sent though the browser cannot show it', async () => {
    const { user } = openWith(() => withPicture);
    await user.upload(await input(), file);
    fireEvent.error(await screen.findByRole('img', { name: 'What will be shown of your picture' }));
    expect(screen.getByText(/^This browser cannot show the picture/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByRole('img', { name: 'Picture of marisol' })).toBeTruthy();
  });

  it('can be taken away', async () => {
    const { user } = open(
      { 'DELETE /api/profile/picture': ok(buildProfile()) },
      buildProfile({ pictureUrl: '/api/pictures/abc' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture of marisol' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
  });
});
