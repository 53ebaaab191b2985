import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { dreamField, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** A word of the dreamer's own with the dreamer's meaning, and a dream that holds it. Written for these tests. */
const own: Record<Language, { word: string; other: string; meaning: string; dream: string }> = {
  en: {
    word: 'Quillon house',
    other: 'the quillon',
    meaning: 'the summer when I learnt to trust my hands',
    dream:
      'I walked through the Quillon house at night. A dog slept on the stairs and I opened every window.',
  },
  es: {
    word: 'casa Quillón',
    other: 'la quillona',
    meaning: 'el verano en que aprendí a fiarme de mis manos',
    dream:
      'Caminaba de noche por la casa Quillón. Un perro dormía en la escalera y yo abría todas las ventanas.',
  },
};
const dog: Record<
  Language,
  { search: string; slug: string; otherSlug: string; name: string; path: string; otherPath: string }
> = {
  en: {
    search: 'doggy',
    slug: 'dog',
    otherSlug: 'perro',
    name: 'Dog',
    path: '/learn/dictionary',
    otherPath: '/es/learn/dictionary',
  },
  es: {
    search: 'perr',
    slug: 'perro',
    otherSlug: 'dog',
    name: 'Perro',
    path: '/es/learn/dictionary',
    otherPath: '/learn/dictionary',
  },
};

test('a visitor looks a symbol up, in the language of the address', async ({ page, locale }) => {
  const language = languageOf(locale);
  const { search, slug, otherSlug, name, path, otherPath } = dog[language];
  const say = (key: string, slots?: Record<string, string | number>) => text(language, key, slots);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: say('dictionary:title') })).toBeVisible();
  await page.getByRole('searchbox', { name: say('dictionary:search.label') }).fill(search);
  const found = page.getByRole('link', { name, exact: true });
  await expect(found).toBeVisible();
  // Of hundreds of entries that are built alike axe would look at each, for half a minute.
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href^="${path}/"]`) })
      .nth(30),
  ).toHaveCount(0);
  await expectAccessible(page);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`${path}/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('dictionary:entry.asks') })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`a[href="${otherPath}/${otherSlug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${otherPath}/${otherSlug}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'es' : 'en');
  // Addresses of before, in English words, lead on.
  await page.goto('/es/learn/dictionary/house');
  await expect(page).toHaveURL(/\/es\/learn\/dictionary\/casa$/);
});

test('a symbol of one’s own is kept, recognised before the dictionary, and read in one’s own words', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const { word, meaning, dream, other } = own[language];
  const say = (key: string, slots?: Record<string, string | number>) => text(language, key, slots);
  await signUp(page, language);
  await page.goto('/personal-symbols');
  await page.getByRole('button', { name: say('personal-symbols:add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('personal-symbols:form.name')).fill(word);
  await dialog.getByLabel(say('personal-symbols:form.description')).fill(meaning);
  await dialog.getByText(say('personal-symbols:form.more'), { exact: true }).click();
  await dialog.getByLabel(say('personal-symbols:form.variations')).fill(other);
  await expectAccessible(page);
  // The server cannot be reached: nothing that was typed is lost.
  await page.route('**/api/personal-symbols', (route) => route.abort());
  await dialog.getByRole('button', { name: say('personal-symbols:form.save') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(say('personal-symbols:form.name'))).toHaveValue(word);
  await page.unroute('**/api/personal-symbols');
  await dialog.getByRole('button', { name: say('personal-symbols:form.save') }).click();
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dream-input');
  await dreamField(page, language).fill(dream);
  await page.getByRole('button', { name: say('dreams:editor.read') }).click();
  await expect(page.getByText(say('readings:reading.question')).first()).toBeVisible();
  await expect(page.getByText(meaning).first()).toBeVisible();

  await page.goto('/personal-symbols');
  await page.getByRole('button', { name: say('personal-symbols:row.remove', { name: word }) }).click();
  await page.getByRole('button', { name: say('personal-symbols:removed.undo') }).click();
  await expect(page.getByRole('heading', { name: word })).toBeVisible();
});
