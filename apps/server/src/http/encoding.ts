export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that we offer and the caller accepts; between equals the smaller one. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = weightOf('gzip');
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Browsers send only a handful of different headers, so each is parsed once. */
export function createNegotiator(limit = 256): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    if (!header) return 'identity';
    const found = known.get(header);
    if (found) return found;
    const encoding = negotiateEncoding(header);
    // Bounded, so that a caller with a new header each time cannot fill the memory.
    if (known.size < limit && header.length < 200) known.set(header, encoding);
    return encoding;
  };
}
