import type { CareTexts } from '../../pack/care-pack.ts';

const help = {
  danger:
    'Si corres peligro o piensas en hacerte daño, llama ahora al número de emergencias de tu país o a una línea de crisis; findahelpline.com reúne líneas gratuitas por país.',
  weight:
    'Si se te hace demasiado, findahelpline.com reúne por países líneas gratuitas donde alguien escucha.',
} as const;

export const spanishCareTexts: CareTexts = {
  wish_to_die: {
    opening: 'Lo que cuentas pesa mucho, y aquí nadie va a interpretarlo.',
    first:
      'Un sueño así puede venir de una época en la que todo es demasiado, o de haber perdido a alguien de ese modo; en cualquier caso, no tienes por qué cargarlo a solas.',
    second: 'No decide nada sobre ti, y que haya venido no es culpa tuya.',
    company: 'Cuéntaselo a alguien de confianza, a un profesional de la salud, hoy mismo si puedes.',
    help: help.danger,
  },
  self_harm: {
    opening: 'Lo que cuentas toca un dolor real, y aquí nadie va a interpretarlo.',
    first:
      'Haya sido ayer, hace años o solo en el sueño, no es culpa tuya; las ganas de hacerse daño pueden volver, y también pueden pasar.',
    second: 'No hay de qué avergonzarse, y no hace falta mirarlo más tiempo del que quieras.',
    company:
      'No estás a solas con esto: alguien de confianza, un profesional de la salud puede mirarlo contigo.',
    help: help.danger,
  },
  abuse_sexual: {
    opening: 'Lo que cuentas puede ser algo que te ha pasado, y aquí nadie va a interpretarlo.',
    first:
      'Si fue así, no fue culpa tuya, hicieras lo que hicieras o no pudieras hacer entonces: quedarse inmóvil y callar es la manera en que un cuerpo se protege.',
    second:
      'Estos sueños pueden volver años después, y no hace falta que los mires más de cerca de lo que quieras.',
    company:
      'No tienes por qué cargarlo a solas: alguien de confianza, un profesional de la salud o un servicio para personas que han vivido violencia sexual puede estar a tu lado.',
    help: help.danger,
  },
  violence_partner_or_family: {
    opening:
      'Lo que cuentas puede hablar de algo que te pasa o te ha pasado, y aquí nadie va a interpretarlo.',
    first: 'Si es así, no es culpa tuya, y nada de lo que dijiste o hiciste le dio a nadie derecho a ello.',
    second: 'Estos sueños pueden volver durante mucho tiempo, incluso cuando ya no hay peligro.',
    company:
      'No estás a solas con esto: alguien de confianza, un profesional de la salud o un servicio para personas que viven violencia puede pensar contigo qué te daría más seguridad.',
    help: help.danger,
  },
  loss_of_child: {
    opening: 'Soñar con perder a un hijo o a una hija toca lo más querido, y aquí nadie va a interpretarlo.',
    first:
      'Si has vivido una pérdida así, cuando fuera y como fuera, puede que sea el duelo abriéndose camino; no es culpa tuya, y no hay una manera correcta de sentirse.',
    second: 'Si no la has vivido, el sueño no anuncia nada: es un miedo que viene con el cariño.',
    company:
      'No tienes por qué pasarlo a solas: alguien cercano, un profesional de la salud o quienes conocen una pérdida así pueden compartirlo contigo.',
    help: help.weight,
  },
  racism_persecution: {
    opening: 'Lo que cuentas puede ser algo que te ha tocado vivir, y aquí nadie va a interpretarlo.',
    first: 'La culpa es de quienes lo hacen; nunca es tuya, ni del lugar del que vienes.',
    second: 'El miedo, la rabia y el cansancio tienen su sitio después de una noche así.',
    company:
      'No estás a solas con esto: quienes lo conocen por su propia vida, alguien de confianza o un profesional de la salud pueden llevarlo contigo.',
    help: help.danger,
  },
  eating_disorder: {
    opening: 'Lo que cuentas es algo con lo que lucha mucha gente, y aquí nadie va a interpretarlo.',
    first:
      'Tanto si te pasa ahora como si quedó atrás, no es culpa tuya, y una noche así no es un paso atrás.',
    second: 'No dice nada de lo que vales, ni de tu voluntad, ni de tu cuerpo.',
    company:
      'Si comer se hace difícil ahora, para ti o para alguien a quien quieres, un profesional de la salud o alguien de confianza puede ayudar, y no hace falta estar peor para pedirlo.',
    help: help.weight,
  },
  addiction: {
    opening: 'Lo que cuentas habla de una adicción, y aquí nadie va a interpretarlo.',
    first:
      'Estos sueños son muy frecuentes, sea una adicción tuya o de alguien a quien quieres: un sueño no es una recaída, y no decide nada sobre el día de hoy.',
    second: 'Si despertaste con culpa o con ganas, no es señal de debilidad ni es culpa tuya.',
    company:
      'No estás a solas con esto: alguien que haya pasado por eso, un grupo, un profesional de la salud o una persona de confianza puede escuchar cómo fue la noche.',
    help: help.weight,
  },
  serious_illness_or_dementia: {
    opening: 'Este sueño habla de una enfermedad grave, y aquí nadie va a interpretarlo.',
    first:
      'Si forma parte de tu vida, un sueño así puede guardar la preocupación, la añoranza y las despedidas de estos días; no anuncia nada, y en él está permitido sentir lo que sea.',
    second: 'Cansarse, enfadarse o sentir alivio por un rato de descanso no es falta de cariño.',
    company:
      'No tienes por qué cargarlo a solas: alguien de confianza, un profesional de la salud o gente en la misma situación puede compartirlo contigo.',
    help: help.weight,
  },
  war_flight: {
    opening:
      'Lo que cuentas puede ser algo que te tocó vivir a ti o a tu familia, y aquí nadie va a interpretarlo.',
    first:
      'La guerra y la huida se quedan mucho tiempo en el cuerpo, y noches como esta son una de las maneras en que vuelven; no es una debilidad ni es culpa tuya.',
    second: 'Si ahora estás en un lugar más seguro, el cuerpo puede tardar un tiempo en creerlo.',
    company:
      'No tienes por qué cargarlo a solas: gente que también lo vivió, alguien de confianza, un profesional de la salud o un servicio para personas que tuvieron que huir puede estar a tu lado.',
    help: help.danger,
  },
  recent_death: {
    opening:
      'Este sueño parece hablar de alguien a quien has perdido, y aquí nadie va a buscarle una enseñanza.',
    first:
      'Los sueños pueden devolvernos a alguien por una noche, cerca y con vida o tal como estaba al final; las dos cosas son parte del duelo, y no anuncian nada.',
    second: 'Lo que hayas sentido, alegría, culpa, rabia o nada, está permitido, y el duelo no tiene plazo.',
    company:
      'Puede hacer bien contarle el sueño a alguien que también conocía a esa persona, o escribir cómo aparecía en él.',
    help: help.weight,
  },
};

/** Beside a reading, where it is not certain that the dream speaks of something that happened. */
export const spanishCareNote =
  'Si este sueño toca algo que ha pasado de verdad o que te pesa ahora, deja la lectura a un lado: no está escrita para eso, y no tienes por qué pasarlo a solas.';
