import { defineConfig } from 'drizzle-kit';

/** Only `drizzle-kit generate` reads this; the program applies the committed SQL by db/migrate.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});
