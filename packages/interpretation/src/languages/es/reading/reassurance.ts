import type { Reassurance } from '../../pack/phrasing.ts';

export const spanishReassurance: Reassurance = {
  texts: {
    death: [
      'Una muerte soñada no anuncia nada. Nadie corre peligro por este sueño.',
      'Los sueños no saben del último día de nadie. Este no es aviso de una muerte real.',
      'Por real que pareciera, la muerte se queda en el sueño. No dice nada de la salud de nadie.',
    ],
    nightmare: [
      'Una pesadilla que vuelve se puede tratar. Reescribirla de día con otro final ayuda a mucha gente, y en una consulta médica o de psicología pueden enseñarte cómo.',
    ],
  },
  repeated: [
    /\bmisma pesadilla\b|\bpesadillas? recurrentes?\b/u,
    /\besta pesadilla (?:otra vez|de nuevo|cada noche|todas las noches)\b/u,
  ],
};
