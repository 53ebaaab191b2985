import { beforeAll, describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readDictionary, type ShippedDictionary } from '../testing/read-dictionary.ts';
import { composeReading } from './compose-reading.ts';

/** What the released texts must not say of a dream that does not tell it. */
describe('a reading speaks of what the dream tells', () => {
  const dictionaries = new Map<string, ShippedDictionary>();

  beforeAll(async () => {
    for (const language of ['en', 'es'] as const) dictionaries.set(language, await readDictionary(language));
  });

  function arcOf(language: string, text: string): string | undefined {
    const { lexicon, texts } = dictionaries.get(language) as ShippedDictionary;
    return composeReading({ text, mentions: recognise(text, lexicon), lexicon, texts, level: 'premium' }).arc;
  }

  it.each([
    ['es', 'Un perro negro me seguía sin ladrar por la calle. No tuve miedo.'],
    ['es', 'Alguien me seguía por el mercado y yo compraba naranjas.'],
    ['es', 'Un monstruo me perseguía por la casa y no tuve miedo, le di la mano.'],
    ['es', 'Un oso me perseguía sin miedo por la nieve.'],
    ['en', 'A small dog followed me home, wagging its tail.'],
    ['en', 'A fox was following me through the woods. I kept going and was not scared.'],
    ['en', 'A monster chased me through the house, but I was not afraid at all.'],
  ])('%s: nobody is chased in %j', (language, text) => {
    expect(arcOf(language, text)).not.toBe('chased');
  });

  it.each([
    ['es', 'Un hombre me seguía por la calle y yo corría, tenía mucho miedo.'],
    ['es', 'Mi hermano no tenía miedo, pero a mí me perseguía un hombre con un cuchillo.'],
    ['en', 'A man was following me through the streets and I was running, terrified.'],
    ['en', 'Someone was chasing me through the mall. My brother was not scared, but I ran.'],
    ['en', 'Someone was chasing me through the mall. I was not scared at first, but then I ran.'],
  ])('%s: somebody is chased in %j', (language, text) => {
    expect(arcOf(language, text)).toBe('chased');
  });

  it.each([
    ['es', 'Iba en un tren sin conductor que cruzaba la nieve.'],
    ['es', 'Iba en tren con mi madre hacia el norte.'],
    ['es', 'Iba en un barco sin capitán.'],
    ['en', 'I was on a train that had no driver. It went through the snow.'],
    ['en', 'I was riding the train to work.'],
    ['en', 'I was on a tram. There was no one in the driver seat.'],
  ])('%s: there is no wheel and no walk in %j', (language, text) => {
    expect(['drive-back-seat', 'basic-drives', 'basic-on-foot']).not.toContain(arcOf(language, text));
  });

  it.each([
    ['es', 'Iba en un coche y nadie manejaba. Yo iba en el asiento de atrás.', 'drive-back-seat'],
    ['en', 'I drove a bus full of children down the hill.', 'basic-drives'],
  ])('%s: a car is still one in %j', (language, text, arc) => {
    expect(arcOf(language, text)).toBe(arc);
  });

  // What happens to somebody else is not said of the dreamer.
  it.each([
    ['en', 'I pushed the gate and a heron flew out of the reeds.', 'flying-easily'],
    ['en', 'A hawk was flying over the field while my uncle slept.', 'flying-easily'],
    ['en', 'A girl was attacked by a dog and I stood behind the glass.', 'dog-attacks'],
    ['en', 'My aunt had a test that morning and had not studied for it.', 'exam-unprepared'],
    ['en', 'My grandfather was late for the train and hurried along the platform.', 'transport-missed'],
    ['en', 'My cousin stood naked in front of the whole choir.', 'naked-public'],
    ['en', "My teacher's teeth fell out one by one.", 'teeth-fall-out'],
    ['en', 'A viper bit my cousin on the path and I fetched water.', 'snake-bites'],
    ['es', 'Mi abuelo llegaba tarde al tren y corría por el andén.', 'transport-missed'],
    ['es', 'Mi prima estaba desnuda delante de todo el coro.', 'naked-public'],
    ['es', 'Mi vecina estaba embarazada y su marido pintaba una silla.', 'birth'],
  ])('%s: %j is not %s of the dreamer', (language, text, arc) => {
    expect(arcOf(language, text)).not.toBe(arc);
  });

  it.each([
    ['en', 'I was flying over the field while my uncle slept.', 'flying-easily'],
    ['en', 'A dog attacked me and my aunt stood behind the glass.', 'dog-attacks'],
    ['en', 'My brother and I were late for the train and hurried along the platform.', 'transport-missed'],
    ['en', 'My teeth fell out one by one while my teacher watched.', 'teeth-fall-out'],
    ['es', 'Mi abuelo y yo llegábamos tarde al tren y corríamos por el andén.', 'transport-missed'],
    ['es', 'Yo estaba desnuda delante de todo el coro y mi prima se reía.', 'naked-public'],
  ])('%s: %j is %s', (language, text, arc) => {
    expect(arcOf(language, text)).toBe(arc);
  });

  it.each([
    ['en', 'I was running for the bus with my bag open, and the driver waited for me.', 'transport-missed'],
    ['es', 'Corría para no perder el tren y el conductor me estaba esperando.', 'transport-missed'],
    ['en', 'The cellar was flooded and warm and my aunt swam in it, singing.', 'room-flooded'],
    ['en', 'The street was flooded up to the windows. I was not afraid at all.', 'flood-rises'],
    ['en', 'I wanted to thank her for the bread but my voice was gone.', 'unheard-although-shouting'],
  ])('%s: what is taken back in %j is not %s', (language, text, arc) => {
    expect(arcOf(language, text)).not.toBe(arc);
  });
});
