import type { CareTexts } from '../../pack/care-pack.ts';

const help = {
  danger:
    'If you are in danger or thinking of harming yourself, call your local emergency number or a crisis line now; findahelpline.com lists free ones by country.',
  weight: 'If it becomes too much, findahelpline.com lists free lines by country where somebody listens.',
} as const;

export const englishCareTexts: CareTexts = {
  wish_to_die: {
    opening: 'What you tell here is heavy, and nobody here will look for a meaning in it.',
    first:
      'Such a dream can come from a time in which everything is too much, or from losing somebody in this way; in either case you do not have to carry it alone.',
    second: 'It decides nothing about you, and that it came is not your fault.',
    company: 'Tell somebody you trust, a doctor or a counsellor about it, today if you can.',
    help: help.danger,
  },
  self_harm: {
    opening: 'What you tell here touches a real pain, and nobody here will look for a meaning in it.',
    first:
      'Whether it was yesterday or years ago, or only in the dream, it is not your fault; the urge can come back, and it can also pass.',
    second: 'You need not be ashamed of it, and you need not look at it any longer than you want to.',
    company:
      'You are not alone with it: somebody you trust, a doctor or a counsellor can look at it with you.',
    help: help.danger,
  },
  abuse_sexual: {
    opening:
      'What you tell here may be something that has happened to you, and nobody here will look for a meaning in it.',
    first:
      'If it did, it was not your fault, whatever you did or could not do then: keeping still and staying silent are how a body protects itself.',
    second:
      'Such dreams can come back years later, and you need not look at them more closely than you want to.',
    company:
      'You do not have to carry it alone: somebody you trust, a doctor, or a service for people who have lived through sexual violence can stand by you.',
    help: help.danger,
  },
  violence_partner_or_family: {
    opening:
      'What you tell here may be about something that happens or has happened to you, and nobody here will look for a meaning in it.',
    first: 'If so, it is not your fault, and nothing that you said or did gave anyone a right to it.',
    second: 'Such dreams can come back for a long time, even when you are safe again.',
    company:
      'You are not alone with it: somebody you trust, a doctor, or a service for people who live with violence can think with you about what would make you safer.',
    help: help.danger,
  },
  loss_of_child: {
    opening:
      'A dream of losing a child touches what is dearest, and nobody here will look for a meaning in it.',
    first:
      'If you have lived through such a loss, whenever and in whatever way, this may be grief finding its way; it is not your fault, and there is no right way to feel.',
    second: 'If you have not, it announces nothing: it is a fear that love brings with it.',
    company:
      'You do not have to be alone with it: somebody close to you, a doctor, or people who know such a loss can share it with you.',
    help: help.weight,
  },
  racism_persecution: {
    opening:
      'What you tell here may be something you have had to live through, and nobody here will look for a meaning in it.',
    first: 'The fault lies with those who do it, and never with you or with where you come from.',
    second: 'Fear, anger and weariness all have their place after such a night.',
    company:
      'You are not alone with it: people who know it from their own lives, somebody you trust or a counsellor can carry it with you.',
    help: help.danger,
  },
  eating_disorder: {
    opening:
      'What you tell here is something that many people struggle with, and nobody here will look for a meaning in it.',
    first:
      'Whether this is going on now or lies behind you, it is not your fault, and a night like this is no step back.',
    second: 'It says nothing about your worth, your will or your body.',
    company:
      'If eating is hard at present, for you or for somebody dear to you, a doctor, a counsellor or a person you trust can help, and nobody has to be ill enough for that first.',
    help: help.weight,
  },
  addiction: {
    opening: 'What you tell here is about addiction, and nobody here will look for a meaning in it.',
    first:
      'Such dreams are very common, whether it is your own addiction or that of somebody dear to you: a dream is no relapse, and it decides nothing about today.',
    second: 'If you woke up with guilt or craving, that is no sign of weakness, and it is not your fault.',
    company:
      'You are not alone with it: somebody who has been through it, a group, a doctor or a person you trust can hear how the night was.',
    help: help.weight,
  },
  serious_illness_or_dementia: {
    opening: 'This dream speaks of a serious illness, and nobody here will look for a meaning in it.',
    first:
      'If it is part of your life, such dreams can hold the worry, the longing and the goodbyes of these days; they announce nothing, and whatever you feel in them is allowed.',
    second: 'Being tired, or angry, or glad of an hour of rest is no lack of love.',
    company:
      'You do not have to carry it alone: somebody you trust, a doctor, or people in the same situation can share it with you.',
    help: help.weight,
  },
  war_flight: {
    opening:
      'What you tell here may be something that you or your family have lived through, and nobody here will look for a meaning in it.',
    first:
      'War and flight stay in the body for a long time, and nights like this are one of the ways in which they come back; that is no weakness, and not your fault.',
    second: 'If you are somewhere safer now, it can take a while until your sleep believes it.',
    company:
      'You do not have to carry it alone: people who have lived through it too, somebody you trust, a doctor or a service for people who had to flee can stand by you.',
    help: help.danger,
  },
  recent_death: {
    opening:
      'This dream seems to speak of somebody you have lost, and nobody here will look for a lesson in it.',
    first:
      'Dreams can bring people back for a night, close and alive or just as they were at the end; both are part of grief, and they announce nothing.',
    second:
      'Whatever you felt in it, joy, guilt, anger or nothing at all, is allowed, and grief has no date by which it must be over.',
    company: 'It can help to tell the dream to somebody who knew them, or to write down how they were in it.',
    help: help.weight,
  },
};

/** Beside a reading, where it is not certain that the dream speaks of something that happened. */
export const englishCareNote =
  'If this dream touches something that has really happened or weighs on you now, put the reading aside: it is not about that, and you do not have to be alone with it.';
