import { failureText } from './failure-text.ts';

/** Says why a change did not come about, read aloud as well. */
export function Failure({ error }: { readonly error: unknown }) {
  const text = failureText(error);
  return text ? (
    <p className="form-failure" role="alert">
      {text}
    </p>
  ) : null;
}
