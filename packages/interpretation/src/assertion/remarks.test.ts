import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { horse: 'horse', owl: 'owl' },
  building: { barn: 'barn', tower: 'tower' },
  object: { lamp: 'lamp', coin: 'coin' },
  person: { nurse: 'nurse', uncle: 'uncle' },
  action: { sing: 'sing', pay: 'pay' },
});
const spanish = lexiconOf('es', {
  animal: { horse: 'caballo', owl: 'búho' },
  building: { barn: 'granero', tower: 'torre' },
  object: { lamp: 'lámpara', coin: 'moneda' },
  person: { nurse: 'enfermera', uncle: 'tío' },
  action: { sing: 'cantar', sleep: 'dormir', swim: 'nadar' },
});

describe('what leads up to a dream', () => {
  it.each([
    ['I dreamt that', 'My [*uncle] and I talked and I dreamt that an [owl] [sang].'],
    ['had a strange dream', 'I drank with my [*nurse] and had a very strange dream of a [tower].'],
    ['a sentence before', 'I [*paid] my [*uncle] and went home to rest. I dreamed of an [owl].'],
    ['a title is no news', 'The [tower]. I dreamt of an [owl].'],
    ['a dream with a dream', 'In my dream the [owl] [sang]. I dreamed I saw a [tower].'],
  ])('in English: %s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it.each([
    ['soñé que', 'Hablé con mi [*tío] y soñé que un [búho] [cantaba].'],
    ['tuve un sueño', 'Cené con la [*enfermera] y tuve un sueño con una [torre].'],
    ['a title is no news', 'La [torre]. Soñé con un [búho].'],
  ])('in Spanish: %s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});

describe('what is always so, in a dream told in the past', () => {
  const told = 'I was in the [barn] and it was dark and I saw a [lamp].';
  it.each([
    ['who lives somewhere', `${told} My [*uncle] owns a [*horse]. He held a [coin].`],
    ['what the dreamer does not do', `${told} I don't like [*owls]. One came.`],
    ['in brackets', `${told} My [uncle] (he has a [*horse]) held a [coin].`],
    ['told in the past in brackets', `${told} My [uncle] (he had a [horse]) held a [coin].`],
    ['said by somebody', `${told} "My [uncle] owns a [horse]," she said.`],
    ['reported', `${told} She told me that he owns a [horse].`],
    ['a doubt about the dream', `${told} I don't remember the [horse].`],
  ])('in English: %s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  const contado = 'Estaba en el [granero] y era de noche y había una [lámpara].';
  it.each([
    ['what somebody has', `${contado} Yo tengo un [*caballo]. Vino un [búho].`],
    ['what somebody always does', `${contado} Mi [tío] siempre [*duerme]. Vino un [búho].`],
    ['what one cannot do', `${contado} Yo no sé [*nadar]. Vino un [búho].`],
    ['a clause about somebody', `${contado} Vino mi [tío], que vive con una [*enfermera], y [cantaba].`],
    ['who somebody is', `${contado} Vino mi [tío], que es [enfermera], y [cantaba].`],
    ['in brackets', `${contado} Vino mi [tío] (tiene un [*caballo]) y [cantaba].`],
    ['said by somebody', `${contado} «Tengo un [caballo]», decía mi [tío].`],
  ])('in Spanish: %s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });

  it('is told as the dream where the dream is told in the present', () => {
    const marked = 'I am in the [barn]. My [uncle] owns a [horse]. It is dark.';
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
