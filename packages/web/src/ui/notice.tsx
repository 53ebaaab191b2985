import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that says one thing, which is read aloud when it changes, and leads on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="notice-page">
      <div role="status" className="grid gap-5">
        <h1>{title}</h1>
        <p className="break-words">{text}</p>
      </div>
      <div className="grid justify-items-start gap-3">{children}</div>
    </div>
  );
}
