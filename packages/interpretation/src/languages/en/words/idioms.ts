/**
 * Phrases whose words do not mean what they name. A word with `/v` stands for all its forms, `one's` for every possessive.
 * Left out is what dreamers as often mean to the letter: "turned my back", "over the hill".
 */
const withBodyParts = `
a pain in the ass, a pain in the butt, a pain in the neck, a sight for sore eyes, all ears, all hands
all thumbs, apple of one's eye, arm in arm, at arm's length, at each other's throats, at face value, at hand
at heart, at one's fingertips, at the back of one's mind, at the hands of, at the top of one's lungs
behind one's back, big mouth, bull's eye, by hand, by heart, by the skin of one's teeth, by word of mouth
catch/v one's eye, change of heart, change/v hands, cold feet, cold shoulder, come/v to a head
cost/v an arm and a leg, cross/v one's fingers, drag/v one's feet, draw/v a breath, eat/v one's heart out
eye for an eye, eye to eye, face down, face of the earth, face to face, face up, face/v the fact
face/v the facts, face/v the music, find/v one's feet, first hand, flesh out, foot the bill
from the bottom of one's heart, from the horse's mouth, gain the upper hand, get/v back on one's feet
get/v off one's chest, get/v on one's nerves, get/v one's foot in the door, get/v one's hands on
get/v the upper hand, get/v under one's skin, get/v up the nerve, give/v her a hand, give/v him a hand
give/v me a hand, give/v the cold shoulder, give/v them a hand, give/v us a hand
go/v in one ear and out the other, go/v to one's head, hand in hand, hands down, have/v a bone to pick
have/v a hand in, have/v no stomach for, have/v one's hands full, have/v the guts, have/v the heart to
have/v the nerve, head first, head over heels, head start, heads or tails, heads up, heart and soul
heart to heart, heart was in my mouth, hit the nail on the head, hold/v one's breath, hold/v one's tongue
in back of, in cold blood, in good hands, in one's mind's eye, in the back of one's mind
in the blink of an eye, in the eyes of, in the face of, in the flesh, keep/v a straight face
keep/v an eye on, keep/v at arm's length, keep/v one's fingers crossed, lay/v eyes on, lend/v an ear
like the back of one's hand, lose/v face, lose/v heart, lose/v one's nerve, make/v a face, make/v eyes at
make/v my blood boil, make/v my hair stand on end, make/v my skin crawl, make/v no bones
make/v one's mouth water, meet/v the eye, neck and neck, off hand, off the top of one's head
on an empty stomach, on hand, on one hand, on one's last legs, on the face of it, on the one hand
on the other foot, on the other hand, on the wrong foot, one's heart goes out to, one's heart went out to
open/v one's heart, out of hand, out of the corner of her eye, out of the corner of his eye
out of the corner of my eye, play/v by ear, play/v it by ear, pull/v a face, pull/v one's leg
pull/v the wool over one's eyes, put/v one's back into, put/v one's heart into, put/v the finger on
put/v words in one's mouth, rack/v one's brain, save/v face, save/v one's breath, save/v one's skin
second hand, see/v eye to eye, set/v eyes on, set/v foot, sharp tongue, show/v one's face
slip of the tongue, slip/v through my fingers, stand/v on one's own two feet, straight face
straight from the horse's mouth, sweep/v me off my feet, take/v heart, take/v it to heart
take/v matters into one's own hands, take/v to heart, the eye of, the face of, the face of the earth
the foot of, the head of, the heart of, the mouth of, the naked eye, thick skin, thin skin
think/v on one's feet, to the bone, to the naked eye, toe the line, tongue in cheek, train/v one's eyes
try/v one's hand, turn/v a deaf ear, turn/v one's stomach, turn/v the other cheek, turn/v up one's nose
under one's breath, under one's nose, up in arms, use/v one's head, wash/v one's hands of, watch one's back
watch/v one's mouth, with an eye to, with her own eyes, with his own eyes, with my own eyes, with open arms
work/v up the nerve, wrap/v one's head around
`;

const withVerbs = `
add/v fuel to the fire, bark/v up the wrong tree, bear/v in mind, beat/v around the bush, bite/v the bullet
bite/v the dust, blow/v one's cool, blow/v out of proportion, boil/v down to, break/v a record, break/v camp
break/v even, break/v ground, break/v my word, break/v out in, break/v out the, break/v the habit
break/v the ice, break/v the law, break/v the news, brush/v off, brush/v up on, build/v up, build/v up to
burst/v in, bury/v the hatchet, buy/v time, call/v it a day, call/v names, call/v the shots, carry/v on
carry/v on with, carry/v weight, catch/v me off guard, catch/v off guard, catch/v red handed
catch/v sight of, change/v one's mind, chill/v out, clear/v the air, come/v full circle, come/v in handy
come/v short, come/v to grips, come/v to light, come/v under fire, come/v up short, cover/v ground
cover/v one's tracks, crack/v down on, cross/v one's mind, cry/v over spilled milk, cut/v a deal
cut/v back on, cut/v corners, cut/v in front of, cut/v it close, cut/v it out, cut/v loose, cut/v ties
cut/v to the chase, dawn/v on me, die/v down, do/v a bad job, do/v a better job, do/v a good job
do/v a great job, do/v wonders, draw/v a blank, draw/v a conclusion, draw/v attention, draw/v back
draw/v closer, draw/v conclusions, draw/v my attention, draw/v near, draw/v nearer, draw/v straws
draw/v the line, draw/v up, drive/v at, drive/v her crazy, drive/v him crazy, drive/v me crazy
drive/v me insane, drive/v me mad, drive/v me nuts, drive/v me up the wall, drive/v someone crazy
drop/v a hint, drop/v me a line, drop/v the ball, drop/v the subject, drum/v up, duck/v out, eat/v at me
eat/v away, eat/v one's words, end/v of story, end/v up, fall/v apart, fall/v behind, fall/v from grace
fall/v in line, fall/v in with, fall/v into a category, fall/v into place, fall/v into step, fall/v short
feed/v up, feel/v free, feel/v like, figure/v out, fill/v the bill, find/v fault, find/v herself
find/v himself, find/v myself, find/v ourselves, find/v out, find/v themselves, fire/v questions
fit/v the bill, fly/v off the handle, fly/v open, fly/v solo, follow/v in one's footsteps, follow/v suit
follow/v through, follow/v up, follow/v up on, fool/v myself, get/v a grip, get/v a kick out of
get/v a load of, get/v carried away, get/v down to business, get/v off track, get/v one's bearings
get/v rid of, get/v the ball rolling, get/v the boot, get/v the hang of, get/v the hell out
get/v the jump on, get/v up the courage, get/v wind of, get/v word, get/v worked up, give/v a crap
give/v a fuck, give/v a lift, give/v ground, give/v it a rest, give/v it a shot, give/v it a whirl
give/v me a break, give/v me a lift, give/v me the slip, give/v one's word, give/v the benefit of the doubt
give/v up, go/v about one's business, go/v about their business, go/v bananas, go/v by the book
go/v down the drain, go/v it alone, go/v nuts, go/v on, go/v one's separate ways, go/v public, go/v to pot
go/v to work on, go/v up in smoke, go/v up in the world, grow/v on me, handle/v it, handle/v that
hang/v in there, hang/v loose, hang/v out, hang/v tight, have/v a hunch, have/v a seat, have/v a soft spot
have/v a word with, have/v been around the block, have/v butterflies, have/v difficulty, have/v no business
have/v no clue, have/v the last laugh, have/v the last word, have/v trouble, help/v but, help/v herself
help/v himself, help/v myself, help/v oneself, help/v themselves, help/v yourself, hit/v me that
hit/v rock bottom, hit/v the books, hit/v the gas, hit/v the ground running, hold/v a candle to
hold/v all the cards, hold/v one's ground, hold/v sway, hold/v the fort, hold/v the line, hold/v up
hold/v your horses, iron/v out, jump/v at the chance, jump/v on the bandwagon, jump/v ship, jump/v the gun
jump/v through hoops, jump/v to conclusions, keep/v company, keep/v cool, keep/v in line, keep/v in touch
keep/v one's cool, keep/v one's word, keep/v pace, keep/v the ball rolling, keep/v the peace, keep/v track
kick/v back, kick/v myself, kick/v oneself, kick/v the bucket, kill/v time, kill/v two birds with one stone
knock/v it off, knock/v on wood, know/v the ropes, lay/v it on thick, lead/v astray, leave/v a bad taste
leave/v in the dust, leave/v me cold, leave/v no stone unturned, let/v it slide, let/v me know
let/v off steam, let/v one's guard down, let/v sleeping dogs lie, let/v the cat out of the bag, lock/v horns
look/v at me funny, look/v back on, look/v forward to, look/v on the bright side, lose/v ground
lose/v one's train of thought
lose/v interest, lose/v out, lose/v patience, lose/v sight of, lose/v steam, lose/v time, lose/v touch
lose/v track, make/v a break for it, make/v a case, make/v a hit, make/v a killing, make/v it
make/v light of, make/v no mistake, make/v out, make/v room for, make/v sense, make/v strides, make/v sure
make/v the cut, make/v the grade, make/v tracks, make/v up, make/v up one's mind, make/v waves, make/v way
make/v work, mark/v my words, match/v up, mean/v business, measure/v up, meet/v halfway, meet/v one's match
mess/v around, mess/v around with, mess/v with, mind/v one's own business, miss/v a beat, miss/v out
miss/v out on, miss/v the point, nail/v down, pass/v the buck, pay/v a call, pay/v a compliment
pay/v a price, pay/v any attention, pay/v attention, pay/v close attention, pay/v dearly, pay/v heed
pay/v homage, pay/v much attention, pay/v no attention, pay/v one's dues, pay/v one's respects
pay/v tribute, pick/v and choose, pick/v one's battles, pick/v up, pin/v one's hopes, pitch/v an idea
pitch/v in, play/v a part, play/v a role, play/v along, play/v down, play/v dumb, play/v for time
play/v hard to get, play/v havoc, play/v it cool, play/v it safe, play/v one's cards right
play/v one's part, play/v possum, play/v second fiddle, play/v the part, play/v the part of, play/v the role
play/v the role of, play/v tricks on, pop/v in, pop/v out, pop/v up, pound/v the pavement, pull/v a fast one
pull/v a muscle, pull/v ahead, pull/v an all nighter, pull/v in, pull/v it off, pull/v myself together
pull/v off, pull/v one's weight, pull/v out all the stops, pull/v rank, pull/v strings, pull/v together
pull/v up, pull/v up at, pull/v up in, push/v ahead, push/v one's buttons, push/v one's luck, put/v off
put/v one's cards on the table, put/v one's faith in, put/v one's money where, put/v out feelers
put/v pen to paper, put/v pressure on, put/v the blame on, put/v to shame, put/v to the test, put/v to work
put/v two and two together, put/v up with, raise/v hell, raise/v the bar, read/v between the lines
read/v my lips, rest/v assured, ride/v it out, ring/v a bell, ring/v hollow, ring/v off the hook
rise/v and shine, rock/v the boat, roll/v with the punches, rub/v off on, rub/v salt in, rub/v shoulders
rule/v out, run/v its course, run/v low, run/v low on, run/v out of food, run/v out of gas
run/v out of ideas, run/v out of money, run/v out of patience, run/v out of room, run/v out of things
run/v out of time, run/v rampant, run/v risk, run/v short, run/v smoothly, run/v the gauntlet
run/v the length of, run/v the place, run/v the risk, run/v up a bill, save/v the day, save/v time
scare/v the living daylights, scratch/v the surface, screw/v around, see/v the point, sell/v short
serve/v one's purpose, serve/v the purpose, set/v the pace, set/v the record straight, set/v the stage
shake/v up, shed/v light on, shoot/v me a look, shoot/v past, shoot/v the breeze, show/v signs
show/v signs of, show/v the ropes, sit/v back, sit/v tight, skip/v a beat, slip/v by, slip/v into
slip/v off, slip/v on, slip/v one's mind, slip/v through, sneak/v a peek, split/v hairs, stand/v by
stand/v one's ground, stand/v out, stand/v still, stand/v to lose, start/v over, stay/v the course
steal/v a glance, steal/v a look, steal/v one's thunder, step/v into one's shoes, step/v up to the plate
stick/v around, stick/v it out, stick/v out, stick/v to one's guns, stop/v dead, stop/v short
strike/v a balance, strike/v a chord, strike/v a deal, strike/v a pose, strike/v me as, strike/v up
string/v along, string/v together, swing/v by, swing/v open, swing/v shut, take/v a back seat, take/v a hint
take/v a look, take/v a rain check, take/v a seat, take/v a turn, take/v advantage, take/v care of
take/v hold, take/v its toll, take/v my word for it, take/v note, take/v offense, take/v pains, take/v part
take/v place, take/v root, take/v the bull by the horns, take/v the liberty, take/v the place of
take/v the plunge, take/v the trouble, take/v to task, take/v turns, tear/v to shreds, tell/v you the truth
think/v outside the box, think/v the world of, throw/v a fit, throw/v a glance, throw/v in the towel
throw/v light on, throw/v me a look, throw/v together, tie/v in, tie/v in with, tip/v off, trail/v off
try/v one's luck, turn/v a profit, turn/v around, turn/v back the clock, turn/v out, turn/v over a new leaf
turn/v the tables, turn/v the tide, turn/v up, wait/v and see, warn/v off, wave/v it off, wear/v thin
weigh/v in, weigh/v one's options, wipe/v the slate, wolf/v down, work/v like a charm, work/v my way
work/v one's way, work/v out, work/v up, work/v up the courage, work/v wonders, wrap/v one's mind around
`;

const otherTurns = `
a bit, a bit of, a bunch of, a couple hours, a couple minutes, a couple of, a couple years, a dime a dozen
a fish out of water, a flight of, a good sport, a great deal, a handful of, a little bit, a lost cause
a lot of, a matter of time, a number of, a pair of, a piece of cake, a red herring, a safe bet, a sea of
a series of, a set of, a short distance, a short time, a short while, a sign of, a split second
a stone's throw, a stone's throw from, a wild goose chase, across the board, all at once, all of a sudden
all over the place, all the way, along the line, along the lines of, along the same lines, along these lines
along those lines, any sign of, around the clock, as a matter of course, as a matter of fact, as a rule
as far as, as hell, as if by magic, as luck would have it, as old as the hills, as soon as
as the crow flies, as well, as well as, at a loss, at all times, at any rate, at cross purposes, at fault
at first sight, at last, at least, at present, at risk, at sea about, at short notice, at the eleventh hour
at the end of one's rope, at the end of the day, at the expense of, at the first sign of, at the price of
at the same time, at this point, at this stage, back and forth, bail out, beats me, below the belt
between a rock and a hard place, beyond belief, beyond the pale, big picture, big shot, bits and pieces
black and white, black sheep of the family, blank look, blank stare, blood sweat and tears, blue collar
bull shit, by accident, by chance, by leaps and bounds, by nature, by the book, by the same token
by the way, by virtue of, can't help but, can't help it, can't wait, carried away, case in point, cat nap
chicken out, chill out, clean break, clean cut, clean slate, cold call, cold comfort, cold hard cash
cold turkey, cold war, cool as a cucumber, cool it, copy cat, couldn't help but, couldn't help it
couldn't wait, crocodile tears, cross reference, cross section, cup of tea, cut and dried, dark horse
dead in one's tracks, dead set, deep down, deep in conversation, deep in thought, dog days, dog tired
down the drain, down to earth, down to the wire, dry run, dry spell, dying for, dying to, early bird
early on, easy way out, every time, fair enough, fair share, first of all, first person, for a living
for a song, for christ's sake, for free, for fun, for god's sake, for good, for good measure
for goodness sake, for heaven's sake, for heavens sake, for kicks, for old times sake, for pete's sake
for the first time, for the love of, for the love of god, for the most part, for the price of
for the time being, forget about it, forget it, fresh air, from left to right, from now on
from right to left, from scratch, from the ground up, from the word go, from time to time, full circle
full of crap, full of shit, god knows, golden rule, good for nothing, good heavens, good lord, good morning
good night, good old, great deal of, green light, green thumb, half way, hard and fast, hard luck
hard on the heels of, hard to swallow, hard work, heaven forbid, heaven knows, hell of a, high pitched
high time, hit and miss, hit it off, hit the road, hit the sack, holy cow, holy crap, holy moly, holy shit
horse around, horsing around, hot air, hot and bothered, hot on one's heels, hot on the heels
hot on the trail, hot seat, hot shot, hot stuff, house of cards, how on earth, i mean, in a heartbeat
in a minute, in a pickle, in a row, in a second, in a split second, in a way, in a word, in addition
in addition to, in any case, in bad taste, in case, in charge, in concert with, in deep shit, in deep water
in due course, in fact, in fashion, in full swing, in general, in good spirits, in good taste
in heaven's name, in hell, in high spirits, in honor of, in light of, in line for, in line with
in many cases, in mint condition, in most cases, in no time, in no uncertain terms, in one piece, in one's wake, in order to
in other words, in person, in plain sight, in plain view, in public, in reality, in response, in response to
in season, in short, in some cases, in spirit, in spite of, in store, in store for, in that case, in the balance, in the cards
in the case of, in the course of, in the dead of, in the distant past, in the end, in the first place
in the light of, in the line of duty, in the long run, in the market for, in the meantime, in the middle of
in the mood, in the mood for, in the name of god, in the running, in the same vein, in the short run
in the spirit of, in the wake of, in the weeds, in the wings, in the works, in the world, in time, in touch
in truth, in turn, in vein, in view of, in which case, in word, just in case, just like old times
killing time, kind of, last minute, late bloomer, leave her alone, leave him alone, leave me alone
leave us alone, leg of the journey, leg of the trip, like a charm, like a fish out of water, like a log, like crazy, like hell, like lightning
like mad, like nobody's business, like the plague, like the wind, line of fire, line of sight, line of work
long shot, long story, long story short, man oh man, missing out, monkey around, most of the time, my god
next door, next door to, next to, no doubt, no hard feelings, no laughing matter, no matter, no matter how
no matter what, no problem, no shit, no sign of, no signs of, no strings attached, no sweat, no trouble
no way, no wonder, none of one's business, not a problem, not a single soul, not a soul
nothing to write home about, of all people, of all places, of all things, of course, of late, off course
off duty, off guard, off the bat, off the cuff, off the record, oh boy, oh god, oh lord, oh my god
oh my lord, old fashioned way, old hat, on a large scale, on a small scale, on and on, on balance, on board
on business, on course, on display, on earth, on edge, on faith, on file, on guard, on loan, on one's guard
on one's own, on one's way, on purpose, on record, on schedule, on second thought, on short notice
on the air, on the cards, on the contrary, on the dot, on the edge of one's seat, on the fly
on the ground that, on the grounds that, on the heels of, on the lookout, on the market, on the mend
on the point of, on the same page, on the same wavelength, on the side, on the sly, on the spot
on the spur of the moment, on the verge of, on the way, on the wrong track, on time, on top of, on track
on watch, once bitten, once upon a time, one by one, or three, or two, out in the cold, out loud
out of date, out of fashion, out of line, out of luck, out of nowhere, out of one's depth, out of one's way
out of practice, out of reach, out of sight, out of spite, out of the blue, out of the ordinary
out of the question, out of the running, out of the way, out of thin air, out of this world, out of touch
out of town, out of tune, out of work, over and over, paper jam, part of me, piece of shit, piece of work
pieces of advice, pig out, plain to see, point blank, point of view, pride and joy, promise the moon
rags to riches, rain or shine, rat on me, raw deal, red flag, red tape, rest on one's laurels, right as rain
right away, right back, right behind, right in, right now, right on, right there, rock bottom, room for
rough and tumble, rough idea, rough patch, rough time, rule of thumb, rules of thumb, running low
running through my mind, salt of the earth, school of thought, second nature, set in stone, short and sweet
short circuit, short lived, short notice, short of, short term, sick and tired, sick to death, side by side
sign of, signs of, silver lining, silver spoon, small fry, small world, smoke screen, so to speak
some kind of, some sort of, something fishy, son of a gun, sort of, speak of the devil, square one
stop dead, sweet tooth, swing by, thank god, the balance of, the ball is in one's court, the bottom line
the calm before the storm, the course of, the cutting edge, the dark ages, the devil's advocate
the elephant in the room, the end of one's rope, the end of the day, the first time, the heat of the moment
the hell, the in crowd, the jury is out, the last straw, the law of, the lesser of two evils
the light of day, the lion's share, the long haul, the long run, the moment of truth
the other end of the line, the point is, the problem is, the problem was, the rest of the, the root of
the rule of, the same page, the same way, the sky is the limit, the sky's the limit, the straight and narrow
the tail end, the tail end of, the tip of, the trouble is, the trouble was, the truth is, the truth was
the turn of the century, the whole nine yards, the whole point, the whole time, the word for, the word is
the world of, third person, this time, through thick and thin, tide me over, time and again, time flew
time flies, time was flying, to a certain degree, to be fair, to be honest, to be safe, to boot, to die for
to hell with, to some degree, to tell the truth, to tell you the truth, to the best of my knowledge
to the brim, to the letter, to the point, to the tune of, top notch, top of the line, touch and go
touch base, track record, trail off, trial and error, trip down memory lane, truth be told, turn of phrase
turn of the century, two faced, two of a kind, under one's wing, under the gun, under the weather, under way
up and running, up to date, up to scratch, up to speed, upside down, wait a minute, wait a sec
wait a second, walk of life, walks of life, warm welcome, water tight, water under the bridge, wear and tear
well known, what in god's name, what in the world, what is the matter, what is the point, what on earth
what the fuck, what the hell, what was the matter, what's the matter, what's the point
when push comes to shove, where on earth, white as a sheet, white collar, white lie, who on earth
why on earth, winds up, with a grain of salt, with flying colors, with flying colours
within walking distance, without a doubt, without a word, without doubt, without fail
without missing a beat, without warning, wolf down, word for word, words of wisdom, worked up, world class
world record, world wide, worlds apart, worth the trouble, wouldn't hurt a fly, wound up, wrong side of the bed, you know
`;

export const englishIdioms: readonly string[] = [withBodyParts, withVerbs, otherTurns]
  .join('')
  .trim()
  .split(/\s*[,\n]\s*/);
