import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog', cat: 'cat', snake: 'snake' },
  building: { house: 'house', school: 'school', door: 'door', castle: 'castle' },
  place: { dungeon: 'dungeon', sea: 'sea' },
  person: { friend: 'friend', mother: 'mother' },
  object: { key: 'key', shoe: 'shoe' },
  action: { fall: 'fall', run: 'run', fly: 'fly', wake: 'wake up' },
  feeling: { fear: 'afraid/a', anger: 'angry/a, anger' },
});
const spanish = lexiconOf('es', {
  animal: { dog: 'perro', cat: 'gato', snake: 'serpiente' },
  building: { house: 'casa', school: 'escuela', door: 'puerta', castle: 'castillo' },
  person: { mother: 'madre', people: 'gente' },
  action: { run: 'correr', fall: 'caer', scream: 'gritar' },
  feeling: { fear: 'miedo' },
  time: { night: 'noche' },
});

describe('truth in English', () => {
  it.each([
    ['no before a noun', 'There was no [-dog] in the [house].'],
    ['without', 'A [house] without a [-door].'],
    ['no, or', 'I saw no [-dog] or [-cat].'],
    ['denied being', 'It was not a [-dog], it was a [cat].'],
    ['denied feeling', "I wasn't [-afraid] at all."],
    ['denied action', 'I did not [-fall].'],
    ['denied having', "They didn't have any [-key]."],
    ['inability is told as a fact', 'I could not [run] and I can’t [fly].'],
    ['refusal is told as a fact', "The [dog] wouldn't [run]."],
    ['a known object stays', "I didn't recognize the [house]."],
    ['a searched thing stays', 'I could not find my [key].'],
    ['no denial across "and"', 'He never stopped and the [dog] came.'],
    ['not only', 'It was not only a [dog].'],
    ['the denial ends with its clause', 'I was not [-angry] because the [dog] came.'],
    ['like', 'It moved like a [~snake] toward the [door].'],
    ['looked like', 'The [house] looked like a [~castle].'],
    ['as if', 'He barked as if the [house] [~fell]'],
    ['like as a verb', 'I like the [dog], they like my [cat].'],
    ['hyphen and like', 'A [~dungeon]-like [house].'],
    ['reminded me of', 'It reminded me of the [~sea].'],
    ['real life', 'In real life my [*mother] has a [*dog]. The [dog] spoke.'],
    ['used to', 'I saw the [house] where we used to have a [*cat].'],
    ['waking at the end', 'A [dog] came and then I [*woke up] to my [*mother].'],
    ['waking up inside the dream', 'I [woke up] in a [castle] and a [dog] came.'],
    ['never', 'I never [-fell].'],
    ['disbelief', "I don't think it was my [-mother], so I went to the [house]."],
    ['too much for it', 'The [door] was too far for us to [-run].'],
    ['not trying to', 'He was not trying to [-run].'],
    ['more than', 'It had more teeth than a [~dog] has.'],
    ['as tall as', 'The [dog] was as big as a [~house] is.'],
    ['a comparison in the plural', 'Its teeth were longer than [~keys].'],
    ['as soon as', 'I [ran] as soon as the [dog] came.'],
    ['examples', 'I saw funny things, like a [dog] in a [house].'],
    ['a memory in brackets', 'My [friend] (we had a [*dog] when I went to [*school]) held a [key].'],
    ['not any', "I did not mean to scare any [cat], I don't know any [-dog]."],
    ['a feeling it was like', 'It was like an [anger] or a [~sea].'],
    ['nobody', 'Nobody [-ran] and the [dog] came.'],
    ['what would have been', 'I would have [-run] but the [dog] came.'],
    ['a promise not to', 'He promised that he would not [-run].'],
    ['the verb behind a missing thing', 'A [mother] without [-keys] worried and the [dog] came.'],
    ['no as an answer', 'I said no but the [dog] came.'],
    ['no wonder', 'No wonder the [dog] [ran].'],
    ['a remark on somebody', 'My [mother], who in real life has a [*cat], held a [key].'],
    ['woke up in a sweat', 'A [dog] came. Then I [*woke up] in a sweat. My [*cat] lay on my feet.'],
    ['for real', 'My [*mother] was [*angry] for real, but the [dog] came.'],
    [
      'waking up in the middle',
      'A [dog] came. I [woke up] and went on. Then my [mother] and I went far, far away, over many hills and through many woods, on and on, until at last there stood the [house].',
    ],
    ['what led up to the dream', 'After my [*mother] and the [*dog] I slept and dreamed of a [cat].'],
    [
      'a remark in brackets',
      'My [mother] (she has a [*dog]) was there. We saw a [cat] and went to the [house] and it was dark.',
    ],
    ['the story in brackets', 'My [mother] (she had a [dog]) was there and we saw a [cat].'],
    [
      'what is always so',
      'I was in a [house] and it was dark and we went on. My [*mother] hates the [*sea]. Then I saw a [cat].',
    ],
    [
      'what someone says',
      'I was in a [house] and it was dark and we went on. "My [mother] hates the [sea]", he said.',
    ],
    ['a dream told in the present', 'My [mother] hates the [sea]. She is in a [house]. I am there.'],
    ['not an action, but its place', 'I did not [-run] in the [house].'],
    ['instead of', 'I had a [key] instead of a [-shoe].'],
    ['neither, nor', 'It was neither a [-dog] nor a [-cat].'],
    ['one of two denials', 'I had no [-key], but a [shoe].'],
    ['a question is told', 'Was it a [dog] or a [cat]?'],
    ['no longer', 'The [house] was no longer a [-school].'],
    ['resembled', 'The [school] resembled a [~castle].'],
    ['the size of', 'A [dog] the size of a [~house].'],
    ['similar to', 'It was similar to a [~cat].'],
    ['felt like', 'It felt like a [~school].'],
    ['might have been', 'It might have been a [~cat].'],
    ['as though', 'It moved as though the [sea] held it.'],
    ['waking alone', 'A [dog] came. I [*woke up].'],
    ['a waking memory', 'When I was a kid we had a [*dog]. Now a [cat] came.'],
    ['before bed', 'Before bed my [*mother] called. A [dog] came.'],
    ['years ago', 'I saw the [dog] that died years ago.'],
    ['where somebody is known from', 'A [friend] from [*school] held the [key].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});

describe('truth in a text without end', () => {
  it.each(['not trying to ', 'in real life ', 'things, like a dog', '(he is '])(
    'takes any number of %j',
    (words) => {
      expect(markMentions(words.repeat(20_000), english)).toContain(words.trim().split(' ')[0]);
    },
  );
});

describe('truth in Spanish', () => {
  it.each([
    ['sin', 'Una [casa] sin [-puerta].'],
    ['ningún', 'No vi ningún [-perro] en la [casa].'],
    ['no hay', 'No había [-gente] en la [casa].'],
    ['denied being', 'No era mi [-casa], era un [castillo].'],
    ['denied having', 'No tengo [-miedo] del [perro].'],
    ['denied action', 'El [perro] no [-corre].'],
    ['inability is told as a fact', 'No podía [gritar] ni podía [correr].'],
    ['a searched thing stays', 'No encuentro la [puerta].'],
    ['no denial across "y"', 'Los [perros] no ladraban nunca y todas las [puertas] eran iguales.'],
    ['como with a bare noun', 'Se movía como [~serpientes].'],
    ['como as a reason', 'Como la [puerta] era alta, no pasé.'],
    ['nadie before a verb', 'Nadie [-corrió] y el [perro] vino.'],
    ['si hubiera', 'Si hubiera tenido un [-perro], no tendría [-miedo].'],
    ['no solo', 'No solo vi un [perro], también un [gato].'],
    ['sin embargo', 'No [-corrí], y sin embargo el [perro] vino.'],
    ['the form of', 'Tenía forma de [~gato].'],
    ['tuve un sueño', 'Después de hablar con mi [*madre] tuve un sueño. Un [perro] vino.'],
    ['como un', 'Se movía como una [~serpiente] por la [casa].'],
    ['como si', 'Ladraba como si la [casa] fuera un [~castillo].'],
    ['parecía un', 'La [casa] parecía un [~castillo].'],
    ['cómo is a question', '¿Cómo la [puerta] se abrió?'],
    ['parecido a', 'Era algo parecido a un [~gato].'],
    ['esta noche', 'Esta [*noche] soñé con un [perro]. Era de [noche].'],
    ['la vida real', 'En la vida real mi [*madre] tiene un [*gato]. El [perro] habló.'],
    ['waking at the end', 'Un [perro] vino y me desperté con mi [*madre].'],
    ['nunca', 'El [perro] nunca [-corrió].'],
    ['nadie', 'Nadie abría la [puerta].'],
    ['ni', 'No había [-perro] ni [-gato].'],
    ['ninguna', 'La [casa] no tenía ninguna [-puerta].'],
    ['denial and contrast', 'No era un [-perro] sino un [gato].'],
    ['denial ends at the comma', 'No había [-gente], solo un [perro].'],
    ['refusal is told as a fact', 'El [perro] no quería [correr].'],
    ['tan, como', 'Era como un [~castillo].'],
    ['se parecía a', 'Se parecía a un [~gato].'],
    ['waking alone', 'Un [gato] vino. Me desperté.'],
    ['de niño', 'Vi la [casa] donde vivía mi [*madre].'],
    ['waking up inside the dream', 'Me desperté en un [castillo] y vino un [perro].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });
});
