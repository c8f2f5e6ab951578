import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { demoPaymentObject } from '#db/schema/billing.ts';
import type { ObjectKinds } from './objects.ts';

/** The provider's objects in a table, so that server and worker see the same ones and a restart loses
 *  nothing. */
export interface ObjectStore {
  get<K extends keyof ObjectKinds>(kind: K, id: string): Promise<ObjectKinds[K] | undefined>;
  /** Newest first, like the provider's lists. */
  list<K extends keyof ObjectKinds>(kind: K, customer?: string): Promise<ObjectKinds[K][]>;
  remove(kind: keyof ObjectKinds, id: string): Promise<void>;
  put<K extends keyof ObjectKinds>(kind: K, value: ObjectKinds[K]): Promise<void>;
}

export function createObjectStore(db: Db): ObjectStore {
  return {
    async get(kind, id) {
      const [row] = await db
        .select({ value: demoPaymentObject.value })
        .from(demoPaymentObject)
        .where(and(eq(demoPaymentObject.kind, kind), eq(demoPaymentObject.id, id)));
      return row?.value as ObjectKinds[typeof kind] | undefined;
    },

    async list(kind, customer) {
      const rows = await db
        .select({ value: demoPaymentObject.value })
        .from(demoPaymentObject)
        .where(
          and(
            eq(demoPaymentObject.kind, kind),
            customer === undefined ? undefined : eq(demoPaymentObject.customer, customer),
          ),
        )
        .orderBy(desc(demoPaymentObject.createdAt), asc(demoPaymentObject.id));
      return rows.map(({ value }) => value as ObjectKinds[typeof kind]);
    },

    async remove(kind, id) {
      await db
        .delete(demoPaymentObject)
        .where(and(eq(demoPaymentObject.kind, kind), eq(demoPaymentObject.id, id)));
    },

    async put(kind, value) {
      const row = {
        kind,
        id: value.id,
        customer: 'customer' in value ? value.customer : null,
        createdAt: 'created' in value ? value.created : 0,
        value,
      };
      await db
        .insert(demoPaymentObject)
        .values(row)
        .onConflictDoUpdate({
          target: [demoPaymentObject.kind, demoPaymentObject.id],
          set: { customer: row.customer, value },
        });
    },
  };
}
