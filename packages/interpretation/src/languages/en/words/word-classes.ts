import { tabulateClasses } from '../../../grammar/word-class.ts';

/** Small words of English by what they do. */
export const englishClasses = tabulateClasses({
  definite: "the this that these those both 's",
  indefinite: 'a an any some another each every no much many several few enough such what other more most',
  possessive: "my your his her its our their whose one's",
  preposition: `of in on at by for with from into onto inside outside under over above below behind beside between
    through across along around near toward towards against about during without within upon off like among beyond
    past down up out until till than as before after to via amid beneath underneath alongside`,
  subject: 'i you he she it we they who there someone somebody everyone everybody nobody',
  be: "is are was were be been being am 's 're 'm isn't wasn't aren't weren't ain't isnt wasnt arent werent",
  have: "have has had having 've hasn't haven't hadn't hasnt havent hadnt",
  auxiliary: `do does did will would shall should may might must 'll 'd don't doesn't didn't won't wouldn't shouldn't
    dont doesnt didnt wont wouldnt let let's gonna gotta wanna ought needn't mustn't`,
  ability: "can could able cannot can't couldn't cant couldnt unable",
  negator: `not never isn't wasn't aren't weren't ain't isnt wasnt arent werent hasn't haven't hadn't hasnt havent
    hadnt don't doesn't didn't won't wouldn't shouldn't dont doesnt didnt wont wouldnt`,
  adverb: `just then also still really suddenly always never even only almost ever already again quickly slowly soon
    now too very so quite rather pretty completely totally actually finally usually often sometimes not all barely
    hardly somehow gently immediately continually constantly probably particularly exactly yet once extremely terribly
    incredibly awfully unusually unbelievably absolutely fairly truly simply merely nearly literally basically apparently
    obviously eventually gradually occasionally frequently normally generally barely scarcely surprisingly strangely`,
  coordinator: 'and or nor',
  clauseOpener: `but because so when while where which who that if although though until since after before as
    unless whereas whether why how then and whom`,
  number: `one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million first second
    third 2 3 4 5 6 7 8 9 10 12 15 20`,
  object: 'me him her us them it myself himself herself itself themselves ourselves yourself you',
  infinitiveMark: 'to',
});
