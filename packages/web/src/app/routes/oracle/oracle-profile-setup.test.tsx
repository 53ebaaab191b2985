import type { OracleProfile, PutOracleProfileRequest } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const keep = 'PUT /api/oracle/profile';
const ok = (data: unknown) => ({ json: { success: true, data } });
const refused = (reason: string) => ({ status: 422, json: { success: false, code: 'VALIDATION', reason } });

const untold: OracleProfile = {
  birthDate: null,
  birthTime: null,
  birthPlace: null,
  writtenPlace: null,
  isLaterMoment: false,
  houses: 'placidus',
  usesChart: true,
  asksAbout: [],
  tone: 'warm',
};
const london = {
  id: 1,
  name: 'London',
  alias: 'Londres',
  country: 'GB',
  countryName: 'United Kingdom',
  region: 'ENG',
  latitude: 51.50853,
  longitude: -0.12574,
  population: 8_961_989,
  timeZone: 'Europe/London',
};

/** As the server keeps it. */
const kept = (body: unknown) => {
  const told = body as PutOracleProfileRequest;
  return ok({ profile: { ...untold, ...told, isLaterMoment: told.isLaterMoment ?? false }, isSetUp: true });
};

function open(answers: StubAnswers = {}, profile = untold) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/oracle/profile': ok({ profile, isSetUp: false }),
    'GET /api/places': ok({ items: [london], nextCursor: null }),
    [keep]: ({ body }) => kept(body),
    ...answers,
  });
  const sent = () => calls.filter(({ key }) => key === keep).map(({ body }) => body);
  return { ...renderApp('/oracle-profile-setup'), sent };
}

const save = () => screen.getByRole('button', { name: 'Save and go on' });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

afterEach(() => localStorage.clear());

describe('/oracle-profile-setup', () => {
  it('finds a place by another name, and saves the birth alone', async () => {
    const { user, sent } = open();
    await user.type(await field('Date of birth'), '1990-04-02');
    await user.type(await field('Time of birth'), '06:30');
    const place = screen.getByRole('combobox', { name: 'Place of birth' });
    await user.type(place, 'l');
    expect(screen.getByText('Type at least two letters.')).toBeTruthy();
    await user.type(place, 'ondr');
    expect((await screen.findByRole('option')).textContent).toBe('Londres (London) United Kingdom');
    await user.keyboard('{Enter}');
    expect((place as HTMLInputElement).value).toBe('Londres, United Kingdom');
    expect(screen.getByText('51.51° N, 0.13° W · time zone Europe/London')).toBeTruthy();
    expect(screen.getByText(/^Places from GeoNames/)).toBeTruthy();
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'What should the chart be used for?' })).toBe(
      document.activeElement,
    );
    const { latitude, longitude, timeZone } = london;
    const birthPlace = { name: 'Londres, United Kingdom', latitude, longitude, timeZone };
    const { writtenPlace: _, ...rest } = untold;
    const birth = { birthDate: '1990-04-02', birthTime: '06:30', birthPlace, isLaterMoment: null };
    expect(sent()).toEqual([{ ...rest, ...birth }]);
  });

  it('asks which moment is meant, and takes the answer', async () => {
    const { user, sent } = open(
      {
        [keep]: ({ body }) =>
          (body as PutOracleProfileRequest).isLaterMoment == null
            ? refused('natal_chart.time_stands_twice')
            : kept(body),
      },
      { ...untold, birthDate: '1990-09-30', birthPlace: { ...london, name: 'London' } },
    );
    await user.type(await field('Time of birth'), '01:30');
    await user.click(save());
    await user.click(await screen.findByLabelText('The second time, after clocks were put back'));
    await user.click(save());
    await screen.findByRole('heading', { name: 'What should the chart be used for?' });
    expect(sent().at(-1)).toMatchObject({ birthTime: '01:30', isLaterMoment: true });
  });

  it('says where a time did not happen, until another is told', async () => {
    const { user } = open({ [keep]: refused('natal_chart.no_such_time') });
    await user.type(await field('Time of birth'), '02:30');
    await user.click(save());
    expect(await screen.findByText(/^Clocks there were put forward over this time/)).toBeTruthy();
    await user.click(screen.getByLabelText('I do not know the time'));
    expect(screen.queryByText(/^Clocks there were put forward/)).toBeNull();
    expect((await field('Time of birth')).disabled).toBe(true);
  });

  it('takes coordinates by hand', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByText('Enter the place by hand'));
    await user.click(screen.getByRole('button', { name: 'Use this place' }));
    expect(screen.getByText('Give the place a name.')).toBeTruthy();
    expect(screen.getByText('Degrees from 90 S to 90 N.')).toBeTruthy();
    await user.type(await field('Name'), 'A farm');
    await user.type(await field('Latitude'), '33,9 S');
    await user.type(await field('Longitude'), '18.4');
    const zone = screen.getByRole('combobox', { name: 'Time zone of the place' });
    await user.clear(zone);
    await user.type(zone, 'johann{Enter}');
    await user.click(screen.getByRole('button', { name: 'Use this place' }));
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      birthPlace: { name: 'A farm', latitude: -33.9, longitude: 18.4, timeZone: 'Africa/Johannesburg' },
    });
  });

  it('leads on past steps that are skipped, to the Oracle, and sends nothing', async () => {
    const { user, sent, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Skip and go to the Oracle' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/oracle'));
    expect(sent()).toEqual([]);
  });

  it('lets five fields be chosen and no sixth', async () => {
    const { user, sent } = open();
    const steps = await screen.findByRole('navigation', { name: 'Steps' });
    await user.click(within(steps).getByRole('button', { name: /Questions/ }));
    for (const name of ['Love', 'Work', 'Home', 'Loss', 'Change'])
      await user.click(screen.getByLabelText(name));
    expect((await field('Money')).disabled).toBe(true);
    expect(screen.getByText('5 of 5 chosen')).toBeTruthy();
    await user.click(screen.getByLabelText('Work'));
    expect((await field('Money')).disabled).toBe(false);
    await user.click(screen.getByLabelText(/^Plain/));
    await user.click(screen.getByRole('button', { name: 'Save and go to the Oracle' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ asksAbout: ['love', 'home', 'loss', 'change'], tone: 'plain' });
  });

  it('keeps what could not be saved, over leaving the page too', async () => {
    const { user, unmount } = open({ [keep]: 'network-failure' });
    await user.type(await field('Date of birth'), '1990-04-02');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('What you wrote stays on this device.');
    unmount();
    open();
    expect((await field('Date of birth')).value).toBe('1990-04-02');
  });

  it('offers to look for a place that was only written down', async () => {
    open({}, { ...untold, writtenPlace: 'by the sea' });
    expect(await screen.findByText(/^Your profile says “by the sea”/)).toBeTruthy();
  });

  it('says why there is nothing, with a way to try again', async () => {
    open({ 'GET /api/oracle/profile': { status: 500, json: {} } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
