/** Errors of the community; part of the table of errors. */
export const communityErrors = {
  'community.profile_needed': { code: 'CONFLICT', message: 'Choose a pseudonym first.' },
  'community.pseudonym_taken': { code: 'CONFLICT', message: 'This pseudonym is already taken.' },
  'community.pseudonym_refused': {
    code: 'VALIDATION',
    message: 'Choose another pseudonym: this one is reserved, or leads to you.',
  },
  'community.age_needed': { code: 'VALIDATION', message: 'Give the year in which you were born.' },
  'community.too_young': {
    code: 'FORBIDDEN',
    message: 'You can read here. Writing to others is for people of 16 and over.',
  },
  'community.address_not_verified': { code: 'FORBIDDEN', message: 'Verify your email address first.' },
  'community.blocked': { code: 'FORBIDDEN', message: 'This member does not want to hear from you.' },
  'community.own': { code: 'CONFLICT', message: 'This is your own.' },
  'community.too_many_blocks': {
    code: 'CONFLICT',
    message: 'You have blocked as many members as can be kept.',
  },
  'community.author_not_found': { code: 'NOT_FOUND', message: 'This member was not found.' },
  'community.post_not_found': {
    code: 'NOT_FOUND',
    message: 'This post was not found, or is no longer there.',
  },
  'community.reply_not_found': {
    code: 'NOT_FOUND',
    message: 'This reply was not found, or is no longer there.',
  },
  'community.nothing_to_share': {
    code: 'CONFLICT',
    message: 'There is nothing of this kind to share in this dream.',
  },
  'community.second_look_needed': {
    code: 'VALIDATION',
    message: 'There are names or places in this text. Look through it once more.',
  },
  'community.links_not_yet': {
    code: 'VALIDATION',
    message: 'Links can be shared from the second week on. Take the link out.',
  },
  'community.contact_details': { code: 'VALIDATION', message: 'Take email addresses and phone numbers out.' },
  'community.not_hidden': { code: 'CONFLICT', message: 'This is not hidden.' },
  'community.appealed': { code: 'CONFLICT', message: 'You have asked for another look already.' },
  'community.circle_not_found': {
    code: 'NOT_FOUND',
    message: 'This circle was not found, or you are not in it.',
  },
  'community.circle_name_refused': {
    code: 'VALIDATION',
    message: 'Choose another name: no links, addresses or words that hurt.',
  },
  'community.circle_full': { code: 'CONFLICT', message: 'This circle is full.' },
  'community.circle_rests': {
    code: 'CONFLICT',
    message: 'This circle rests until the person who made it has premium again.',
  },
  'community.circle_maker': {
    code: 'CONFLICT',
    message: 'You made this circle: it can be dissolved, but you cannot leave it.',
  },
  'community.circle_member_not_found': {
    code: 'NOT_FOUND',
    message: 'This member is not in the circle.',
  },
  'community.too_many_circles': { code: 'CONFLICT', message: 'You are in as many circles as you can be.' },
  'community.too_many_invitations': {
    code: 'CONFLICT',
    message: 'There are enough open invitations. Take one back first.',
  },
  'community.invitation_not_found': {
    code: 'NOT_FOUND',
    message: 'This invitation was used, taken back or is over.',
  },
  'community.decided_already': {
    code: 'CONFLICT',
    message: 'This has been decided already. Look at it as it is now.',
  },
} as const;
