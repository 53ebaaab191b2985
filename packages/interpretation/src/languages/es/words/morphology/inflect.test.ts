import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { inflectSpanish } from './inflect.ts';

describe('inflectSpanish', () => {
  it.each<[string, PartOfSpeech, boolean, string]>([
    ['flor', 'n', false, 'flor flores florcita'],
    ['hermano', 'n', true, 'hermano hermana hermanos hermanas hermanito hermanita'],
    ['bebé', 'n', true, 'bebé bebés'],
    ['reloj', 'n', false, 'reloj relojes relojito'],
    ['luz', 'n', false, 'luz luces lucecita'],
    ['rey', 'n', true, 'rey'],
    ['ratón', 'n', true, 'ratón ratones ratona'],
    ['viejo', 'a', false, 'vieja viejos viejas viejísimo viejito'],
    ['gris', 'a', false, 'gris'],
    ['enorme', 'a', false, 'enormes'],
    ['largo', 'a', false, 'larguísima larga'],
    ['caminar', 'v', false, 'camino caminaste caminábamos caminarán caminaría caminase caminando camines'],
    ['beber', 'v', false, 'bebo bebió bebían beberé bebiera bebido bebamos bebiendo'],
    ['subir', 'v', false, 'subo subimos subía subió subirá suba subiendo subida subid'],
    ['buscar', 'v', false, 'busqué busques busco buscaron'],
    ['apagar', 'v', false, 'apagué apague apagaba'],
    ['abrazar', 'v', false, 'abracé abrace abrazo'],
    ['proteger', 'v', false, 'protejo proteja protegió'],
    ['distinguir', 'v', false, 'distingo distinga distinguió'],
    ['nacer', 'v', false, 'nazco nació nazca'],
    ['despertarse', 'v', false, 'despierto despertó despertaba despertar despierte'],
    ['acostarse', 'v', false, 'acuesto acostó acueste'],
    ['jugar', 'v', false, 'juego jugué juegue jugaba'],
    ['vestir', 'v', false, 'visto vistió vistiendo vestía'],
    ['reír', 'v', false, 'río ríe rió riendo reía'],
    ['poner', 'v', false, 'pongo puse puso pondré puesto ponga pusiera'],
    ['decir', 'v', false, 'digo dije dijo dijeron diré dicho diga diciendo'],
    ['salir', 'v', false, 'salgo saldré salga salió'],
    ['construir', 'v', false, 'construyo construyó construía construyendo'],
    ['escribir', 'v', false, 'escrito escribió escriba'],
    ['devolver', 'v', false, 'devuelvo devolvió devuelto'],
    ['describir', 'v', false, 'descrito describía'],
    ['encima', 'x', false, 'encima'],
  ])('bends %s/%s (living: %s)', (word, part, isLiving, forms) => {
    const made = inflectSpanish(word, part, isLiving);
    expect(forms.split(' ').filter((form) => !made.includes(form))).toEqual([]);
  });

  it.each<[string, PartOfSpeech, string]>([
    ['buscar', 'v', 'buscé busce'],
    ['apagar', 'v', 'apagé'],
    ['proteger', 'v', 'protego protega'],
    ['jugar', 'v', 'jugo juga'],
    ['vestir', 'v', 'vesto vestió'],
    ['poner', 'v', 'pono ponió ponido poneré'],
    ['luz', 'n', 'luzes luzs'],
    ['flor', 'n', 'flors flora'],
    ['mesa', 'n', 'meso'],
    ['encima', 'x', 'encimas'],
  ])('has no wrong forms of %s/%s', (word, part, forms) => {
    const made = inflectSpanish(word, part, false);
    expect(forms.split(' ').filter((form) => made.includes(form))).toEqual([]);
  });
});
