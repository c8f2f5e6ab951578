import * as z from 'zod/mini';

/** A schema of columns: an array of each of the given schemas. */
export function columns<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, z.array(schema)]);
  return z.object(Object.fromEntries(entries) as { [K in keyof Shape]: z.ZodMiniArray<Shape[K]> });
}

/** The same, with columns whose values may be null. */
export function nullableColumns<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  shape: Shape,
) {
  const entries = Object.entries(shape).map(([name, schema]) => [
    name,
    z.array(z.nullable(schema)),
  ]);
  return z.object(
    Object.fromEntries(entries) as {
      [K in keyof Shape]: z.ZodMiniArray<z.ZodMiniNullable<Shape[K]>>;
    },
  );
}
