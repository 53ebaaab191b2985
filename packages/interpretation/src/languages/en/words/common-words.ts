import type { CommonWords } from '../../pack/word-pack.ts';

/**
 * Everyday words that mean nothing to a reading. Only long words that are one letter away from a word of the dictionary
 * matter here: they are no slips. Verbs, then nouns, adjectives and words without forms.
 */
export const englishCommonWords: CommonWords = {
  v: `look start bring turn walk talk think seem try want need keep begin happen wonder notice remember realize realise
      explain mention describe decide continue consider include involve involve appear become believe belong bother
      change check choose compare complete concern connect contain control count cover create deal deliver depend
      discuss examine exist expect experience explore express face feel figure finish follow force form gather glance
      grab guess handle hand head hear heat hold imagine increase insist intend introduce join land last lead lean
      learn let like list live load mark matter mean measure meet mind miss move note obtain occur offer order own
      pass place plan plant point pop post prefer prepare present press pretend print produce promise prove provide
      put raise reach react reason receive recognize recommend reduce refer reflect refuse regard relate relax remain
      remark remind remove repeat replace reply report represent require respond rest return reveal roll rub rush save
      sense separate serve set settle shape shift show slip sort sound speak spend spread stand stare state stay step
      stick stop store stretch study suggest suit support suppose surround switch tend test touch track train treat
      trust type use visit wait wander watch wave wear wind wish work`,
  n: `thing kind sort part place moment reason idea matter manner course chance change choice couple detail direction
      effect effort end example experience fact feature feeling figure front group half hour instance interest issue
      item level line list lot meaning middle mind minute morning name nature note number object occasion order others
      past pattern picture piece point position presence present problem process purpose question range rate reaction
      relation rest result route scene section sense series set shape shot side sight sign situation size sort source
      space spot stage standing state step stuff style subject success surface system task term time title topic top
      total truth turn type use version view way while word work world`,
  a: `able actual additional aware basic certain clear close common complete correct current deep different direct
      distant entire equal exact extra familiar final fine former further general great happy huge important large
      likely little local long lovely main major normal obvious other particular past perfect personal physical
      possible present previous private proper public quick quiet random real recent regular related same serious
      several short similar simple single slight slow small special specific straight strange strong sudden sure
      terrible total tiny typical unable unlikely unusual usual various whole wide wonderful wrong`,
  x: `suddenly something anything everything nothing somewhere anywhere everywhere nowhere someone somebody everyone
      everybody another together through though although thought brought bought fought caught taught without within
      whether whatever whenever wherever whichever however instead perhaps usually actually basically probably
      possibly certainly clearly finally quickly slowly quietly really nearly directly exactly especially eventually
      immediately apparently obviously hardly barely mostly partly simply slightly strongly totally completely
      entirely currently recently already against between besides beyond despite during except toward towards upstairs
      downstairs outside inside forward forwards backward backwards upward downward afterwards meanwhile otherwise
      sometimes somehow somewhat therefore thereby various several himself herself itself myself yourself ourselves
      themselves yourselves hundred thousand million billion thirteen fourteen fifteen sixteen seventeen eighteen
      nineteen quarter further farther earlier greater smaller stronger shorter happier easier quieter clearly`,
};
