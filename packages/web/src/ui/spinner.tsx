/** A small turning mark beside words that say what is under way. */
export function Spinner() {
  return <span className="spinner" aria-hidden />;
}
