import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

test('a nightmare is rewritten: begun, written without a connection, ticked off, stopped and deleted', async ({
  page,
  context,
  locale,
}) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Record<string, string>) => text(language, `programme-runs:${key}`, slots);
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  await signUp(page, language);
  await page.goto('/programmes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'programmes:title'));
  await expectAccessible(page);
  const { data } = await (await page.request.get(`/api/programmes?language=${language}`)).json();
  await page.getByRole('link', { name: data.items[0].title }).press('Enter');

  await expect(page.getByRole('heading', { name: say('begin.title') })).toBeVisible();
  await expectAccessible(page);
  await button('begin.go').click();
  await expect(page.getByText(say('missing')).first()).toBeVisible();
  for (const [measure, name] of [
    ['nightmareNights', '4'],
    ['distress', say('scale.distress.3')],
    ['sleepLostNights', '1'],
    ['mastery', say('scale.mastery.0')],
  ] as const) {
    const group = page.getByRole('group', { name: say(`ask.${measure}`) });
    const first = group.getByRole('radio').first();
    await first.focus();
    // By keyboard: a radio takes Space, and arrows go on from it.
    await first.press('Space');
    const radios = await group.getByRole('radio').all();
    const names = await Promise.all(
      radios.map((radio) => radio.evaluate((input) => input.parentElement?.textContent)),
    );
    for (let step = names.indexOf(name); step > 0; step -= 1) await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await button('begin.go').press('Enter');

  // Four nights that trouble a lot: help comes first.
  await expect(page.getByRole('note')).toBeVisible();
  await expectAccessible(page);
  const writing = page.getByRole('textbox', { name: say('writing.label') });
  await context.setOffline(true);
  await writing.fill('The dog lay down and yawned.');
  await button('writing.keep').click();
  await expect(page.getByRole('alert')).toBeVisible();
  // With the connection it goes by itself.
  await context.setOffline(false);
  await expect(page.getByText(say('kept')).first()).toBeVisible();
  await page.reload();
  await expect(writing).toHaveValue('The dog lay down and yawned.');

  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('textbox', { name: say('day.note') }).fill('Calm.');
  await button('day.keep').click();
  await expect(button('day.keep')).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(writing).toHaveValue('The dog lay down and yawned.');

  await button('stop.open').click();
  await button('stop.go').click();
  const past = page.getByRole('heading', { name: say('past.title'), exact: true });
  await expect(past).toBeVisible();
  await expectAccessible(page);
  await page.getByText(say('delete.open'), { exact: true }).click();
  await button('delete.go').click();
  await expect(past).toBeHidden();
});
