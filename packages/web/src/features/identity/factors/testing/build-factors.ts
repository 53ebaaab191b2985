import type { Factors, FactorsChange, Passkey } from '@chitta/contract';

/** A passkey of this host, used once, that opens the account in place of the password. */
export function buildPasskey(overrides: Partial<Passkey> = {}): Passkey {
  return {
    id: 3,
    name: 'Phone',
    host: 'localhost',
    isSecondFactor: false,
    isBackedUp: true,
    createdAt: '2026-11-02T12:00:00.000Z',
    lastUsedAt: '2026-11-20T12:00:00.000Z',
    ...overrides,
  };
}

/** A member who has nothing but a password. */
export function buildFactors(overrides: Partial<Factors> = {}): Factors {
  return {
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isSecondStepOn: false,
    isRequired: false,
    hasSecondFactor: false,
    ...overrides,
  };
}

/** What a change leaves, without new recovery codes. */
export function buildChange(
  factors: Partial<Factors> = {},
  recoveryCodes: string[] | null = null,
): FactorsChange {
  return { factors: buildFactors(factors), recoveryCodes };
}

/** What the server asks an authenticator to make. */
export const creationOptions = {
  rp: { id: 'localhost', name: 'Chitta' },
  user: { id: 'Nw', name: 'marisol', displayName: 'marisol' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
} as const;
