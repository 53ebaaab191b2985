import { email, password } from '@chitta/contract/limits';

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;

/** Whether a text looks like an e-mail address; the server looks closer. */
export function isEmail(value: string): boolean {
  return value.length <= email.max && emailPattern.test(value.trim());
}

/** Whether a password has a length that the server takes. */
export function isPasswordLength(value: string): boolean {
  return value.length >= password.min && value.length <= password.max;
}
