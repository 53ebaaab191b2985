/** Words of help for whoever wrote something that may tell of real harm. */
export function CareNote({ words }: { readonly words: readonly string[] }) {
  return (
    <div role="note" className="community-care">
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
