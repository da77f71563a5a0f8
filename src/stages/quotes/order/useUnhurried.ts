import { useEffect, useRef, useState } from "react";

/** The value, updated at most this often, so that companies' answers don't keep interrupting screen readers. */
export function useUnhurried<Value>(value: Value, milliseconds: number): Value {
  const [said, setSaid] = useState(value);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + milliseconds - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setSaid(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return said;
}
