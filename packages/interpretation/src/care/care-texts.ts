import type { Language } from '@chitta/symbols/types';
import type { CareKind } from './care-kinds.ts';

/** Everything that is said of a dream of one kind: no meaning, no question, nothing to do. */
export interface CareText {
  readonly opening: string;
  /** What plain readings say as well. */
  readonly first: string;
  readonly second: string;
  readonly company: string;
  /** Where help is to be found, true in any country. */
  readonly help: string;
}

const help = {
  en: {
    danger:
      'If you are in danger or thinking of harming yourself, call your local emergency number or a crisis line now; findahelpline.com lists free ones by country.',
    weight: 'If it becomes too much, findahelpline.com lists free lines by country where somebody listens.',
  },
  es: {
    danger:
      'Si corres peligro o piensas en hacerte daño, llama ahora al número de emergencias de tu país o a una línea de crisis; findahelpline.com reúne líneas gratuitas por país.',
    weight:
      'Si se te hace demasiado, findahelpline.com reúne por países líneas gratuitas donde alguien escucha.',
  },
} as const;

const english: Readonly<Record<CareKind, CareText>> = {
  wish_to_die: {
    opening: 'What you tell here is heavy, and nobody here will look for a meaning in it.',
    first:
      'Such a dream can come from a time in which everything is too much, or from losing somebody in this way; in either case you do not have to carry it alone.',
    second: 'It decides nothing about you, and that it came is not your fault.',
    company: 'Tell somebody you trust, a doctor or a counsellor about it, today if you can.',
    help: help.en.danger,
  },
  self_harm: {
    opening: 'What you tell here touches a real pain, and nobody here will look for a meaning in it.',
    first:
      'Whether it was yesterday or years ago, or only in the dream, it is not your fault; the urge can come back, and it can also pass.',
    second: 'You need not be ashamed of it, and you need not look at it any longer than you want to.',
    company:
      'You are not alone with it: somebody you trust, a doctor or a counsellor can look at it with you.',
    help: help.en.danger,
  },
  abuse_sexual: {
    opening:
      'What you tell here may be something that has happened to you, and nobody here will look for a meaning in it.',
    first:
      'If it did, it was not your fault, whatever you did or could not do then: keeping still and staying silent are how a body protects itself.',
    second:
      'Such dreams can come back years later, and you need not look at them more closely than you want to.',
    company:
      'You do not have to carry it alone: somebody you trust, a doctor, or a service for people who have lived through sexual violence can stand by you.',
    help: help.en.danger,
  },
  violence_partner_or_family: {
    opening:
      'What you tell here may be about something that happens or has happened to you, and nobody here will look for a meaning in it.',
    first: 'If so, it is not your fault, and nothing that you said or did gave anyone a right to it.',
    second: 'Such dreams can come back for a long time, even when you are safe again.',
    company:
      'You are not alone with it: somebody you trust, a doctor, or a service for people who live with violence can think with you about what would make you safer.',
    help: help.en.danger,
  },
  loss_of_child: {
    opening:
      'A dream of losing a child touches what is dearest, and nobody here will look for a meaning in it.',
    first:
      'If you have lived through such a loss, whenever and in whatever way, this may be grief finding its way; it is not your fault, and there is no right way to feel.',
    second: 'If you have not, it announces nothing: it is a fear that love brings with it.',
    company:
      'You do not have to be alone with it: somebody close to you, a doctor, or people who know such a loss can share it with you.',
    help: help.en.weight,
  },
  racism_persecution: {
    opening:
      'What you tell here may be something you have had to live through, and nobody here will look for a meaning in it.',
    first: 'The fault lies with those who do it, and never with you or with where you come from.',
    second: 'Fear, anger and weariness all have their place after such a night.',
    company:
      'You are not alone with it: people who know it from their own lives, somebody you trust or a counsellor can carry it with you.',
    help: help.en.danger,
  },
  eating_disorder: {
    opening:
      'What you tell here is something that many people struggle with, and nobody here will look for a meaning in it.',
    first:
      'Whether this is going on now or lies behind you, it is not your fault, and a night like this is no step back.',
    second: 'It says nothing about your worth, your will or your body.',
    company:
      'If eating is hard at present, for you or for somebody dear to you, a doctor, a counsellor or a person you trust can help, and nobody has to be ill enough for that first.',
    help: help.en.weight,
  },
  addiction: {
    opening: 'What you tell here is about addiction, and nobody here will look for a meaning in it.',
    first:
      'Such dreams are very common, whether it is your own addiction or that of somebody dear to you: a dream is no relapse, and it decides nothing about today.',
    second: 'If you woke up with guilt or craving, that is no sign of weakness, and it is not your fault.',
    company:
      'You are not alone with it: somebody who has been through it, a group, a doctor or a person you trust can hear how the night was.',
    help: help.en.weight,
  },
  serious_illness_or_dementia: {
    opening: 'This dream speaks of a serious illness, and nobody here will look for a meaning in it.',
    first:
      'If it is part of your life, such dreams can hold the worry, the longing and the goodbyes of these days; they announce nothing, and whatever you feel in them is allowed.',
    second: 'Being tired, or angry, or glad of an hour of rest is no lack of love.',
    company:
      'You do not have to carry it alone: somebody you trust, a doctor, or people in the same situation can share it with you.',
    help: help.en.weight,
  },
  war_flight: {
    opening:
      'What you tell here may be something that you or your family have lived through, and nobody here will look for a meaning in it.',
    first:
      'War and flight stay in the body for a long time, and nights like this are one of the ways in which they come back; that is no weakness, and not your fault.',
    second: 'If you are somewhere safer now, it can take a while until your sleep believes it.',
    company:
      'You do not have to carry it alone: people who have lived through it too, somebody you trust, a doctor or a service for people who had to flee can stand by you.',
    help: help.en.danger,
  },
  recent_death: {
    opening:
      'This dream seems to speak of somebody you have lost, and nobody here will look for a lesson in it.',
    first:
      'Dreams can bring people back for a night, close and alive or just as they were at the end; both are part of grief, and they announce nothing.',
    second:
      'Whatever you felt in it, joy, guilt, anger or nothing at all, is allowed, and grief has no date by which it must be over.',
    company: 'It can help to tell the dream to somebody who knew them, or to write down how they were in it.',
    help: help.en.weight,
  },
};

const spanish: Readonly<Record<CareKind, CareText>> = {
  wish_to_die: {
    opening: 'Lo que cuentas pesa mucho, y aquí nadie va a interpretarlo.',
    first:
      'Un sueño así puede venir de una época en la que todo es demasiado, o de haber perdido a alguien de ese modo; en cualquier caso, no tienes por qué cargarlo a solas.',
    second: 'No decide nada sobre ti, y que haya venido no es culpa tuya.',
    company: 'Cuéntaselo a alguien de confianza, a un profesional de la salud, hoy mismo si puedes.',
    help: help.es.danger,
  },
  self_harm: {
    opening: 'Lo que cuentas toca un dolor real, y aquí nadie va a interpretarlo.',
    first:
      'Haya sido ayer, hace años o solo en el sueño, no es culpa tuya; las ganas de hacerse daño pueden volver, y también pueden pasar.',
    second: 'No hay de qué avergonzarse, y no hace falta mirarlo más tiempo del que quieras.',
    company:
      'No estás a solas con esto: alguien de confianza, un profesional de la salud puede mirarlo contigo.',
    help: help.es.danger,
  },
  abuse_sexual: {
    opening: 'Lo que cuentas puede ser algo que te ha pasado, y aquí nadie va a interpretarlo.',
    first:
      'Si fue así, no fue culpa tuya, hicieras lo que hicieras o no pudieras hacer entonces: quedarse inmóvil y callar es la manera en que un cuerpo se protege.',
    second:
      'Estos sueños pueden volver años después, y no hace falta que los mires más de cerca de lo que quieras.',
    company:
      'No tienes por qué cargarlo a solas: alguien de confianza, un profesional de la salud o un servicio para personas que han vivido violencia sexual puede estar a tu lado.',
    help: help.es.danger,
  },
  violence_partner_or_family: {
    opening:
      'Lo que cuentas puede hablar de algo que te pasa o te ha pasado, y aquí nadie va a interpretarlo.',
    first: 'Si es así, no es culpa tuya, y nada de lo que dijiste o hiciste le dio a nadie derecho a ello.',
    second: 'Estos sueños pueden volver durante mucho tiempo, incluso cuando ya no hay peligro.',
    company:
      'No estás a solas con esto: alguien de confianza, un profesional de la salud o un servicio para personas que viven violencia puede pensar contigo qué te daría más seguridad.',
    help: help.es.danger,
  },
  loss_of_child: {
    opening: 'Soñar con perder a un hijo o a una hija toca lo más querido, y aquí nadie va a interpretarlo.',
    first:
      'Si has vivido una pérdida así, cuando fuera y como fuera, puede que sea el duelo abriéndose camino; no es culpa tuya, y no hay una manera correcta de sentirse.',
    second: 'Si no la has vivido, el sueño no anuncia nada: es un miedo que viene con el cariño.',
    company:
      'No tienes por qué pasarlo a solas: alguien cercano, un profesional de la salud o quienes conocen una pérdida así pueden compartirlo contigo.',
    help: help.es.weight,
  },
  racism_persecution: {
    opening: 'Lo que cuentas puede ser algo que te ha tocado vivir, y aquí nadie va a interpretarlo.',
    first: 'La culpa es de quienes lo hacen; nunca es tuya, ni del lugar del que vienes.',
    second: 'El miedo, la rabia y el cansancio tienen su sitio después de una noche así.',
    company:
      'No estás a solas con esto: quienes lo conocen por su propia vida, alguien de confianza o un profesional de la salud pueden llevarlo contigo.',
    help: help.es.danger,
  },
  eating_disorder: {
    opening: 'Lo que cuentas es algo con lo que lucha mucha gente, y aquí nadie va a interpretarlo.',
    first:
      'Tanto si te pasa ahora como si quedó atrás, no es culpa tuya, y una noche así no es un paso atrás.',
    second: 'No dice nada de lo que vales, ni de tu voluntad, ni de tu cuerpo.',
    company:
      'Si comer se hace difícil ahora, para ti o para alguien a quien quieres, un profesional de la salud o alguien de confianza puede ayudar, y no hace falta estar peor para pedirlo.',
    help: help.es.weight,
  },
  addiction: {
    opening: 'Lo que cuentas habla de una adicción, y aquí nadie va a interpretarlo.',
    first:
      'Estos sueños son muy frecuentes, sea una adicción tuya o de alguien a quien quieres: un sueño no es una recaída, y no decide nada sobre el día de hoy.',
    second: 'Si despertaste con culpa o con ganas, no es señal de debilidad ni es culpa tuya.',
    company:
      'No estás a solas con esto: alguien que haya pasado por eso, un grupo, un profesional de la salud o una persona de confianza puede escuchar cómo fue la noche.',
    help: help.es.weight,
  },
  serious_illness_or_dementia: {
    opening: 'Este sueño habla de una enfermedad grave, y aquí nadie va a interpretarlo.',
    first:
      'Si forma parte de tu vida, un sueño así puede guardar la preocupación, la añoranza y las despedidas de estos días; no anuncia nada, y en él está permitido sentir lo que sea.',
    second: 'Cansarse, enfadarse o sentir alivio por un rato de descanso no es falta de cariño.',
    company:
      'No tienes por qué cargarlo a solas: alguien de confianza, un profesional de la salud o gente en la misma situación puede compartirlo contigo.',
    help: help.es.weight,
  },
  war_flight: {
    opening:
      'Lo que cuentas puede ser algo que te tocó vivir a ti o a tu familia, y aquí nadie va a interpretarlo.',
    first:
      'La guerra y la huida se quedan mucho tiempo en el cuerpo, y noches como esta son una de las maneras en que vuelven; no es una debilidad ni es culpa tuya.',
    second: 'Si ahora estás en un lugar más seguro, el cuerpo puede tardar un tiempo en creerlo.',
    company:
      'No tienes por qué cargarlo a solas: gente que también lo vivió, alguien de confianza, un profesional de la salud o un servicio para personas que tuvieron que huir puede estar a tu lado.',
    help: help.es.danger,
  },
  recent_death: {
    opening:
      'Este sueño parece hablar de alguien a quien has perdido, y aquí nadie va a buscarle una enseñanza.',
    first:
      'Los sueños pueden devolvernos a alguien por una noche, cerca y con vida o tal como estaba al final; las dos cosas son parte del duelo, y no anuncian nada.',
    second: 'Lo que hayas sentido, alegría, culpa, rabia o nada, está permitido, y el duelo no tiene plazo.',
    company:
      'Puede hacer bien contarle el sueño a alguien que también conocía a esa persona, o escribir cómo aparecía en él.',
    help: help.es.weight,
  },
};

/** Sentences that are whole as they stand. */
export const careTexts: Readonly<Record<Language, Readonly<Record<CareKind, CareText>>>> = {
  en: english,
  es: spanish,
};

/** Beside a reading, where it is not certain that the dream speaks of something that happened. */
export const careNotes: Readonly<Record<Language, string>> = {
  en: 'If this dream touches something that has really happened or weighs on you now, put the reading aside: it is not about that, and you do not have to be alone with it.',
  es: 'Si este sueño toca algo que ha pasado de verdad o que te pesa ahora, deja la lectura a un lado: no está escrita para eso, y no tienes por qué pasarlo a solas.',
};
