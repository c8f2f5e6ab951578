/** An expected refusal is a value: one line that says what to do, ready to be shown. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

/** Keeps the message on one line, whatever the cause contains. */
export const refuse = (message: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message: message.replaceAll(/\s*\n\s*/g, ' ').trim(),
});
