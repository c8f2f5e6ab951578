const PATIENCE_MS = 20_000;
/** A reply holds a signature and a few certificates. */
const MAX_BYTES = 200_000;

/** Sends a query to a time-stamping authority (RFC 3161, section 3.4). */
export async function askAuthority(url: string, query: Uint8Array): Promise<Uint8Array> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: new Uint8Array(query),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`the time-stamping authority answered with status ${reply.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_BYTES)
      throw new Error('the answer of the time-stamping authority is too long');
  }
  return Buffer.concat(parts);
}
