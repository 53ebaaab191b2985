import { tabulateClasses } from '../../../grammar/word-class.ts';

/** Small words of Spanish by what they do, with and without their accents. */
export const spanishClasses = tabulateClasses({
  definite: 'el la los las este esta estos estas ese esa esos esas aquel aquella aquellos aquellas al del',
  indefinite: `un una unos unas algun algún alguna algunos algunas ningun ningún ninguna ninguno cada otro otra otros
    otras mucho mucha muchos muchas poco poca pocos pocas varios varias cualquier cierto cierta tanto tanta tantos
    tantas todo toda todos todas más mas qué que demasiado demasiada`,
  possessive: 'mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra',
  preposition: `de del en a al con sin por para desde hasta entre sobre bajo hacia contra según segun tras durante
    mediante ante como excepto`,
  subject: 'yo tú él ella ellos ellas nosotros nosotras usted ustedes vos uno alguien nadie quien',
  be: `existe existia existía existian existían es son era eran fue fueron ser siendo sido soy somos eres está están estaba estaban estoy estamos estuvo
    estuvieron estar estaba esta estan estábamos éramos sea sería parecía parecían parece parecen pareció parecia
    parecer`,
  have: `he has ha hemos han había habían habia hay hubo haber hubiera habría tengo tiene tienes tienen tenía tenían
    tenia tenian tenemos tuve tuvo teníamos tener llevaba llevo lleva`,
  ability: `puedo puede puedes pueden podía podían podia podian pude pudo pudimos podíamos poder podido podemos
    lograba logro logré logró lograr consigo consigue conseguía conseguí consiguió conseguir alcanzo alcanzaba sabía`,
  negator: 'no nunca jamás jamas tampoco',
  adverb: `ya muy tan más mas menos siempre también tambien casi sólo solo aún aun todavía todavia bien mal realmente
    entonces luego después despues ahora apenas tampoco nunca bastante ni`,
  coordinator: 'y e o u ni',
  clauseOpener: 'pero porque cuando donde que quien aunque mientras si sino pues así entonces como cual',
  number: `uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte cien mil primer primera
    primero segundo segunda 2 3 4 5 6 7 8 9 10`,
  object: 'me te se lo la le nos os los las les',
});
