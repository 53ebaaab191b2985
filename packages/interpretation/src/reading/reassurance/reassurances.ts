import type { Language } from '@chitta/symbols/types';

/** What may frighten in a dream by what it seems to announce, or by coming again. */
export type ReassuranceKind = 'death' | 'nightmare';

export const reassurances: Readonly<Record<Language, Readonly<Record<ReassuranceKind, readonly string[]>>>> =
  {
    en: {
      death: [
        'A death in a dream announces nothing. Nobody is in danger because of it.',
        'Dreams know nothing of anybody’s last day. This one is no message about a real death.',
        'However real it looked, the death stays in the dream. It says nothing about anyone’s health.',
      ],
      nightmare: [
        'A bad dream that keeps coming can be treated. Rewriting it by day with another ending helps many people, and a doctor or therapist who knows nightmares can show you how.',
      ],
    },
    es: {
      death: [
        'Una muerte soñada no anuncia nada. Nadie corre peligro por este sueño.',
        'Los sueños no saben del último día de nadie. Este no es aviso de una muerte real.',
        'Por real que pareciera, la muerte se queda en el sueño. No dice nada de la salud de nadie.',
      ],
      nightmare: [
        'Una pesadilla que vuelve se puede tratar. Reescribirla de día con otro final ayuda a mucha gente, y en una consulta médica o de psicología pueden enseñarte cómo.',
      ],
    },
  };
