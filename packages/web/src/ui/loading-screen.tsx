import { Logo } from './logo.tsx';

/** A whole page that waits, with the words that say for what. */
export function LoadingScreen({ text }: { readonly text: string }) {
  return (
    <div className="loading-screen" role="status">
      <Logo className="loading-mark" />
      <p>{text}</p>
    </div>
  );
}
