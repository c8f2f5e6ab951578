/** When a response was cached; stored as a header of the copy. */
const STORED = 'x-tredici-stored';

/** A copy of a response with the time at which it was cached. The body is already decompressed here. */
export async function stamped(response: Response, now: number): Promise<Response> {
  return withHeaders(response, await response.arrayBuffer(), { [STORED]: String(now) });
}

export function storedAt(response: Response): number {
  return Number(response.headers.get(STORED) ?? Number.NaN);
}

export function withHeaders(
  response: Response,
  body: BodyInit,
  more: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body, { status: response.status, headers });
}

/** Deletes the oldest entries first: a cache lists its entries in insertion order. */
export async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}
