import { password, username } from '@chitta/contract/limits';
import { isUsername } from '@chitta/contract/username';
import type { TFunction } from 'i18next';
import type { RegisterOptions } from 'react-hook-form';
import { isEmail, isPasswordLength } from '#web/lib/field-checks.ts';

export interface SignupFields {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

type Rules<Name extends keyof SignupFields> = RegisterOptions<SignupFields, Name>;
type Translate = TFunction<'accounts'>;

/** The name as the server will keep it. */
export function normaliseUsername(value: string): string {
  return value.normalize('NFKC').trim();
}

/** The server's rules for a user name, told before the form is sent. */
export function usernameRules(t: Translate): Rules<'username'> {
  return {
    required: t('rules.usernameRequired'),
    validate: (value) => {
      const name = normaliseUsername(value);
      if (name.length < username.min || name.length > username.max)
        return t('rules.usernameLength', username);
      return isUsername(name) || t('rules.usernameCharacters');
    },
  };
}

export function emailRules(t: Translate): Rules<'email'> {
  return {
    required: t('rules.emailRequired'),
    validate: (value) => isEmail(value) || t('rules.emailInvalid'),
  };
}

export function passwordRules(t: Translate): Rules<'password'> {
  return {
    required: t('rules.passwordRequired'),
    validate: (value) => isPasswordLength(value) || t('rules.passwordLength', password),
  };
}
