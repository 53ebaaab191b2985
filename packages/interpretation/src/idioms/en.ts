/** Phrases whose words do not mean what they name. A word with `/v` stands for all its forms, `one's` for every possessive. */
export const englishIdioms = `
a couple of
a piece of cake
a great deal
a lot of
all at once
all hands
all of a sudden
all over the place
all the way
along the lines of
apple of one's eye
arm in arm
as a matter of fact
as far as
as well
as well as
at first sight
at hand
at heart
at last
at least
at present
at the back of one's mind
at the end of the day
at the same time
at this point
back and forth
bear/v in mind
beat/v around the bush
behind one's back
break/v the ice
by accident
by chance
by hand
by heart
by the way
call/v it a day
catch/v one's eye
catch/v sight of
change/v one's mind
come/v to light
cup of tea
down to earth
drive/v me crazy
drop/v me a line
end/v up
eye to eye
face to face
face down
face up
fall/v in line
fall/v apart
feel/v like
figure/v out
find/v out
find/v myself
find/v ourselves
find/v himself
find/v herself
find/v themselves
first hand
first of all
first person
fly/v open
follow/v suit
for a living
for good
from now on
from scratch
get/v a kick out of
get/v rid of
get/v the hang of
give/v me a hand
give/v me a lift
give/v a lift
give/v up
go/v on
good morning
good night
great deal of
hand in hand
hand/v over
hang/v in there
hang/v out
head/v for
head/v to
head/v toward
head/v towards
head/v back
head/v out
heart to heart
hold/v one's breath
i mean
in a way
in a row
in a second
in a minute
in back of
in case
in charge
in cold blood
in deep water
in fact
in line with
in no time
in order to
in other words
in person
in the back of one's mind
in the end
in the face of
in the first place
in the light of
in the long run
in the meantime
in the middle of
in the wake of
in time
in touch
in turn
in view of
just in case
keep/v an eye on
keep/v in touch
keep/v track
kick/v the bucket
kind of
last minute
let/v me know
long story short
look/v back on
look/v forward to
lose/v sight of
lose/v touch
lose/v track
make/v a face
make/v it
make/v out
make/v room for
make/v sense
make/v sure
make/v up
make/v way
next door
next door to
next to
no doubt
no way
no matter
of course
off the top of one's head
on and on
on board
on business
on edge
on hand
on one's own
on one's way
on one hand
on purpose
on second thought
on the air
on the contrary
on the edge of one's seat
on the face of it
on the one hand
on the other hand
on the point of
on the side
on the spot
on the verge of
on the way
on time
on top of
once upon a time
one by one
out of hand
out of nowhere
out of reach
out of sight
out of the blue
out of the question
out of the way
over and over
over one's head
part of me
pay/v attention
pick/v up
play/v a part
play/v a role
point of view
pull/v one's leg
pull/v off
put/v off
stick/v out
put/v up with
right away
right back
right now
right behind
right in
right on
right there
room for
save/v face
second hand
see/v eye to eye
set/v foot
short of
side by side
sit/v back
so to speak
some kind of
some sort of
sort of
stand/v by
stand/v out
stand/v still
start/v over
take/v a back seat
take/v a look
take/v a seat
take/v a turn
take/v advantage
take/v care of
take/v hold
take/v its toll
take/v part
take/v place
take/v turns
take/v the place of
third person
time and again
to the point
turn/v around
turn/v out
turn/v up
under the weather
under way
up to date
upside down
water under the bridge
well known
what the hell
white as a sheet
work/v out
you know
a matter of time
as soon as
at any rate
at the top of one's lungs
at all times
every time
for the first time
for the time being
for the most part
from time to time
half way
most of the time
the first time
the whole time
this time
the rest of the
the point is
the same way
a bunch of
a bit
a bit of
a little bit
a flight of
a handful of
a number of
a pair of
a series of
a set of
a sea of
the heart of
the foot of
the head of
the mouth of
the face of
the eye of
god knows
thank god
my god
oh god
oh my god
holy shit
hell of a
man oh man
oh boy
like hell
as hell
what the fuck
in hell
the hell
for heaven's sake
for god's sake
two faced
cold feet
high time
`;
