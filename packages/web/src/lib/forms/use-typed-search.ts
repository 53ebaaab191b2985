import { useEffect, useRef, useState } from 'react';

/** A pause in typing this long asks the server, in ms. */
const pause = 150;

/**
 * What stands in a search field, and the address that follows it: typing changes the field at once and the address
 * after a pause; going back in the browser's history changes the field.
 */
export function useTypedSearch(
  inAddress: string,
  onSearch: (typed: string) => void,
): readonly [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  useEffect(() => {
    // The address holds no space at the ends; the field may, between two words that are being typed.
    if (inAddress === sent.current.trim()) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return [typed, setTyped];
}
