import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validateDictionarySearch } from '#web/features/symbols/dictionary/dictionary-search.ts';
import { paths } from '#web/lib/paths.ts';
import { rootRoute, words } from './root-route.tsx';

const learn = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.learn,
  component: lazyRouteComponent(() => import('../routes/learn/learn.tsx'), 'LearnPage'),
  staticData: { titleKey: 'app:titles.learn', descriptionKey: 'descriptions:learn' },
  ...words('learn'),
});

const accuracy = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.accuracy,
  component: lazyRouteComponent(() => import('../routes/learn/accuracy.tsx'), 'AccuracyPage'),
  staticData: { titleKey: 'app:titles.accuracy', descriptionKey: 'descriptions:accuracy' },
  ...words('accuracy'),
});

/** The dictionary has addresses in each language, with the same pages behind them. */
function createDictionary<Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: validateDictionarySearch,
    component: lazyRouteComponent(() => import('../routes/learn/dictionary.tsx'), 'DictionaryPage'),
    staticData: { titleKey: 'app:titles.dictionary', descriptionKey: 'descriptions:dictionary' },
    ...words('dictionary'),
  });
}

function createDictionaryEntry<Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(
      () => import('../routes/learn/dictionary-entry.tsx'),
      'DictionaryEntryPage',
    ),
    staticData: { titleKey: 'app:titles.dictionary', descriptionKey: 'descriptions:dictionary' },
    ...words('dictionary'),
  });
}

const dictionary = createDictionary(paths.dictionary);
const dictionarySpanish = createDictionary(paths.dictionarySpanish);
const dictionaryEntry = createDictionaryEntry(paths.dictionaryEntry);
const dictionaryEntrySpanish = createDictionaryEntry(paths.dictionaryEntrySpanish);

/** What everyone can read about dreams and how they are read. */
export const learnRoutes = [
  learn,
  accuracy,
  dictionary,
  dictionaryEntry,
  dictionarySpanish,
  dictionaryEntrySpanish,
] as const;
