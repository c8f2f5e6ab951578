import * as z from 'zod/mini';

/** Every schema as a column of it. */
export function columns<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, z.array(schema)]);
  return z.object(Object.fromEntries(entries) as { [K in keyof Shape]: z.ZodMiniArray<Shape[K]> });
}

/** The same, with nothing where there is none. */
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
