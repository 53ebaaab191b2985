import { describe, expect, it } from 'vitest';
import { readOracle } from '../testing/read-oracle.ts';
import { readQuestion } from './read-question.ts';

const books = await readOracle(['en', 'es']);
const matterOf = (text: string, fallback: 'en' | 'es') => readQuestion({ text, fallback, ...books }).matter;

describe('the matter of a question', () => {
  it.each([
    ['offered-role', 'They offered me the manager position and want an answer by Monday. Do I take it?'],
    ['owed-money', 'My cousin owes me two thousand euros. How do I ask for the money?'],
    ['not-believing', 'I stopped believing years ago and my mother still takes me along. Do I tell her?'],
    ['wrong-with-me', 'Everybody else enjoys parties. Is there something wrong with me?'],
    ['moving-in', 'Is it too early to move in with my boyfriend?'],
    ['left-out', 'My friends went on a trip and didn’t invite me. Do I say anything?'],
    ['diagnosed', 'I was diagnosed with lupus in May. How do I live with it?'],
    ['sick-partner', 'My wife has cancer. How can I be there for her?'],
    ['teen-withdrawn', 'My son is fourteen and shuts himself in his room. What am I doing wrong?'],
    ['sleepless', 'Why do I lie awake every night until four?'],
    ['unrequited', 'He doesn’t feel the same. How do I stop hoping?'],
    ['dying-parent', 'My grandfather is dying. What do I say to him?'],
    ['behind-others', 'I am thirty-six and everyone my age owns a house. Is it too late to start?'],
    ['back-to-work', 'How will I manage going back to work after a year at home?'],
    ['no-answer', 'She hasn’t replied to my message for a week. What do I do?'],
    ['parent-new-love', 'My father has a new girlfriend and I can’t bear it. Is that unfair?'],
    ['friend-in-need', 'How do I help my friend who lost her husband?'],
    ['child-disagree', 'My husband wants another child and I don’t. How do we decide?'],
    ['unsaid-dead', 'My aunt died and I never got to say thank you. What do I do with that?'],
    ['nightmares', 'How can I stop having nightmares?'],
  ] as const)('is found (en: %s)', (matter, question) => {
    expect(matterOf(question, 'en')).toBe(matter);
  });

  it.each([
    ['offered-role', 'Me ofrecieron el puesto de jefa y tengo hasta el lunes. ¿Lo acepto?'],
    ['owed-money', 'Mi primo me debe dos mil euros. ¿Cómo le digo que me pague?'],
    ['not-believing', 'Ya no creo y mi madre me sigue llevando a misa. ¿Se lo digo?'],
    ['wrong-with-me', 'A todo el mundo le gustan las fiestas. ¿Hay algo malo en mí?'],
    ['moving-in', '¿Es pronto para irme a vivir con mi novio?'],
    ['left-out', 'Mis amigas se fueron de viaje y no me invitaron. ¿Digo algo?'],
    ['diagnosed', 'Me diagnosticaron lupus en mayo. ¿Cómo se vive con eso?'],
    ['sick-partner', 'Mi mujer tiene cáncer. ¿Cómo la acompaño?'],
    ['teen-withdrawn', 'Mi hijo tiene catorce años y se encierra en su cuarto. ¿Qué hago mal?'],
    ['sleepless', '¿Por qué paso las noches en vela?'],
    ['unrequited', 'Él no siente lo mismo. ¿Cómo dejo de esperar?'],
    ['dying-parent', 'Mi abuelo se está muriendo. ¿Qué le digo?'],
    ['behind-others', 'Tengo treinta y seis y los de mi edad ya tienen casa. ¿Será tarde para empezar?'],
    ['back-to-work', '¿Cómo voy a volver al trabajo después de un año en casa?'],
    ['no-answer', 'Hace una semana que no me contesta el mensaje. ¿Qué hago?'],
    ['parent-new-love', 'Mi padre tiene novia y no lo soporto. ¿Soy injusta?'],
    ['friend-in-need', '¿Cómo ayudo a mi amiga, que perdió a su marido?'],
    ['child-disagree', 'Mi marido quiere otro hijo y yo no. ¿Cómo decidimos?'],
    ['unsaid-dead', 'Murió mi tía y nunca le dije gracias. ¿Qué hago con eso?'],
    ['nightmares', '¿Cómo puedo dejar de tener pesadillas?'],
  ] as const)('is found (es: %s)', (matter, question) => {
    expect(matterOf(question, 'es')).toBe(matter);
  });

  it.each([
    ['en', 'My husband laughed and the bread rose. What should I bake every time it rains?'],
    ['en', 'My sister came by with a pie. Which hat suits a tall man?'],
    ['es', 'Mi marido se rió y subió el pan. ¿Qué horneo cada vez que llueve?'],
    ['es', 'Sin embargo llovía. ¿Para qué sirve un paraguas?'],
  ] as const)('is none where it is only touched on (%s: %s)', (language, question) => {
    expect(matterOf(question, language)).toBeNull();
  });

  it.each([
    ['en', 'mother', 'Why do I get so small beside my mother?'],
    ['es', 'mother', '¿Por qué me siento tan chica al lado de mi madre?'],
  ] as const)('is somebody where the sentence that asks names them (%s)', (language, matter, question) => {
    expect(matterOf(question, language)).toBe(matter);
    expect(
      matterOf(
        `${question.replaceAll(/[¿?]/gu, '')}. ${language === 'en' ? 'So what is the hour?' : '¿Y qué hora es?'}`,
        language,
      ),
    ).toBeNull();
  });
});
