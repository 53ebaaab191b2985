import { ApiError } from '#web/lib/api-error.ts';

/** Nothing is at the address for whoever asks: never was, not any more, or not for them. No second try helps. */
export const isNotThere = (error: Error | null) =>
  error instanceof ApiError && [404, 422].includes(error.status);

interface NotThereProps {
  readonly title: string;
  readonly text: string;
}

/** What is said in place of something that was withdrawn or dissolved, or that one is not in. */
export function NotThere({ title, text }: NotThereProps) {
  return (
    <div role="alert" className="grid gap-3">
      <h1 className="page-title">{title}</h1>
      <p>{text}</p>
    </div>
  );
}
