import { useEffect, useState } from 'react';

/** A value once it has rested for a while: what is typed is not asked about letter by letter. */
export function useRest<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
