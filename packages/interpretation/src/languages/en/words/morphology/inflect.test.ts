import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { inflectEnglish } from './inflect.ts';

describe('inflectEnglish', () => {
  it.each<[string, PartOfSpeech, string]>([
    ['dog', 'n', 'dog dogs'],
    ['baby', 'n', 'baby babies'],
    ['boy', 'n', 'boy boys'],
    ['church', 'n', 'church churches'],
    ['knife', 'n', 'knife knives'],
    ['tooth', 'n', 'tooth teeth'],
    ['sheep', 'n', 'sheep'],
    ['fireman', 'n', 'fireman firemen'],
    ['policewoman', 'n', 'policewoman policewomen'],
    ['potato', 'n', 'potato potatoes'],
    ['fly', 'v', 'fly flies flying flew flown'],
    ['chase', 'v', 'chase chases chasing chased'],
    ['run', 'v', 'run runs running ran'],
    ['stop', 'v', 'stop stops stopping stopped'],
    ['cry', 'v', 'cry cries crying cried'],
    ['die', 'v', 'die dies dying died'],
    ['kiss', 'v', 'kiss kisses kissing kissed'],
    ['flee', 'v', 'flee flees fleeing fled'],
    ['open', 'v', 'open opens opening opened'],
    ['panic', 'v', 'panic panics panicking panicked'],
    ['travel', 'v', 'travel travels traveling traveled travelled travelling'],
    ['overtake', 'v', 'overtake overtakes overtaking overtook overtaken'],
    ['dirty', 'a', 'dirty dirtier dirtiest dirtily'],
    ['big', 'a', 'big bigger biggest'],
    ['broken', 'a', 'broken'],
    ['home', 'x', 'home'],
    ['wolf', 'n', 'wolf wolves'],
    ['mouse', 'n', 'mouse mice'],
    ['bus', 'n', 'bus buses'],
    ['box', 'n', 'box boxes'],
    ['key', 'n', 'key keys'],
    ['swim', 'v', 'swim swims swimming swam swum'],
    ['dream', 'v', 'dream dreams dreaming dreamt dreamed'],
    ['carry', 'v', 'carry carries carrying carried'],
    ['watch', 'v', 'watch watches watching watched'],
    ['tie', 'v', 'tie ties tying tied'],
    ['hug', 'v', 'hug hugs hugging hugged'],
    ['quit', 'v', 'quit quits quitting'],
    ['undo', 'v', 'undo undoes undoing undid undone'],
    ['wet', 'a', 'wet wetter wettest'],
    ['pale', 'a', 'pale paler palest'],
    ['happy', 'a', 'happy happier happiest happily'],
    ['careful', 'a', 'careful'],
  ])('bends %s/%s', (word, part, forms) => {
    expect(inflectEnglish(word, part)).toEqual(forms.split(' '));
  });
});
