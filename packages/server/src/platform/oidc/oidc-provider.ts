/** Who somebody is, as the provider has signed it. */
export interface OidcIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** An https address; null where there is none. */
  readonly pictureUrl: string | null;
  /** What the person may be called, the likeliest user name first. */
  readonly names: readonly string[];
  /** When they last gave the provider a password or the like; null: not said. */
  readonly authenticatedAt: Date | null;
}

/** Secrets of one authorization at the provider. */
export interface AuthorizationKeys {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: the provider gives nothing for a code without it. */
  readonly verifier: string;
}

export interface AuthorizationRequest extends AuthorizationKeys {
  /** Our callback page. */
  readonly redirectUri: string;
  /** The provider shall not go by a session that is open there. */
  readonly isFresh: boolean;
}

export interface AuthorizationCallback extends AuthorizationKeys {
  /** Address of our callback page with what the provider put into it. */
  readonly url: URL;
  readonly isFresh: boolean;
}

/** What the provider says of itself, for people who look for a fault. */
export interface OidcInspection {
  readonly issuer: string;
  readonly signingAlgorithms: readonly string[];
  readonly authMethods: readonly string[];
  readonly hasPkce: boolean;
  readonly namesItself: boolean;
  /** Public keys that signatures are checked with. */
  readonly keys: readonly { readonly kid: string | null; readonly algorithm: string | null }[];
}

/** The operator's OpenID provider. */
export interface OidcProvider {
  readonly issuer: string;
  /** As people know it. */
  readonly name: string;
  readonly host: string;
  /** Where the browser goes. Throws `oidc.unreachable`. */
  buildAuthorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /**
   * Exchanges the code and checks everything that is signed. Throws `oidc.unreachable`, `oidc.cancelled`,
   * `oidc.start_again` where the code is used or too old, or `oidc.answer_refused`.
   */
  exchangeCode(callback: AuthorizationCallback): Promise<OidcIdentity>;
  /** Asks the provider anew. Throws `oidc.unreachable`. */
  inspect(): Promise<OidcInspection>;
}
