/** What a dream may speak of so that it is answered with care, the most urgent first. */
export const careKinds = [
  'wish_to_die',
  'self_harm',
  'abuse_sexual',
  'violence_partner_or_family',
  'loss_of_child',
  'racism_persecution',
  'war_flight',
  'eating_disorder',
  'addiction',
  'serious_illness_or_dementia',
  'recent_death',
] as const;
export type CareKind = (typeof careKinds)[number];

/** `strong`: words of care alone. `gentle`: a reading would be allowed, if it draws no lesson from the loss. */
export type CareStrength = 'strong' | 'gentle';

const gentle: ReadonlySet<CareKind> = new Set<CareKind>([
  'addiction',
  'serious_illness_or_dementia',
  'recent_death',
]);

export function strengthOf(kind: CareKind): CareStrength {
  return gentle.has(kind) ? 'gentle' : 'strong';
}
