/**
 * An answer that counts only until something else is asked. Returned by an effect, so that the
 * next run drops what has not come yet: `$effect(() => latest(api.score(…), show, complain))`.
 */
export function latest<T>(
  asked: Promise<T>,
  found: (answer: T) => void,
  failed: (error: Error) => void,
): () => void {
  let stale = false;
  asked.then(
    (answer) => {
      if (!stale) found(answer);
    },
    (error: Error) => {
      if (!stale) failed(error);
    },
  );
  return () => (stale = true);
}
