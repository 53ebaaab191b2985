import type { Phrasing } from '../slots.ts';

/** What is said instead of a reading when a dream holds real violence or distress. */
export const care: Phrasing['care'] = {
  opening: 'Lo que cuentas pesa, y aquí se deja sin ponerle símbolos encima.',
  memory:
    'Un sueño así puede volver durante mucho tiempo después de algo real, y que vuelva no es culpa tuya.',
  offer: 'Si algún día te apetece mirar sus imágenes, eso puede esperar hasta que tú quieras.',
  guidance:
    'No hace falta leerlo a solas: alguien de confianza, personal médico o de terapia puede leerlo contigo.',
  help: 'Si corres peligro o piensas en hacerte daño, llama ahora al número de emergencias de tu país o a una línea de crisis; findahelpline.com reúne líneas gratuitas por país.',
  question: '¿A quién podrías haberle dicho, ayer o anteayer, una frase sincera?',
  deed: 'Hoy, cuéntale a una sola persona que has tenido una mala noche.',
};
