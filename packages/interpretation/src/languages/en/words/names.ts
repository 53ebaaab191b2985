import type { NameWords } from '../../pack/name-words.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const englishNames: NameWords = {
  noNames: list(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
    thursdays fridays saturdays sundays january february march april may june july august september october november
    december christmas easter halloween thanksgiving christian christians catholic catholics jewish jew jews muslim
    muslims islamic buddhist hindu bible god lord english spanish french german italian american americans british
    european asian african mexican indian indians chinese japanese russian russians irish scottish canadian australian
    latin arab arabs arabic greek roman romans dutch polish swedish cuban korean vietnamese turkish portuguese western
    eastern northern southern ok okay tv dvd cd pc suv usa uk us wow hi hello hey dear yes no oh ah hmm mom mum dad mommy
    daddy grandma grandpa granny internet facebook google youtube instagram whatsapp twitter netflix instead however
    suddenly anyway meanwhile finally afterwards afterward eventually otherwise maybe perhaps somehow somewhere sometimes
    apparently basically actually luckily unfortunately strangely`),
  titles: list('mr mrs ms miss dr doctor prof sir lady'),
  roles:
    list(`professor teacher uncle aunt cousin sister brother friend captain doctor sergeant coach detective officer
    neighbor neighbour nephew niece boyfriend girlfriend`),
  placeWords: list('in at to from near into toward towards through'),
  sayings: list('said says told tells asked asks replied answered'),
  speakers:
    list(`everyone everybody someone somebody nobody anyone one people they he she it who another others both all
    each neither none`),
};
