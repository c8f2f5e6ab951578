/** What a tab remembers of a registration, so that a reload loses nothing. It is deleted when the tab is
 *  closed and never contains a password: those exist only in the page. */
export interface Draft {
  readonly step: Step;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly privacy_accepted: boolean;
  readonly receive_newsletter: boolean;
}

/** A registration whose e-mail address is not verified yet. */
export interface Registered {
  readonly email: string;
  /** Lets this tab correct the address. */
  readonly changeKey: string;
}

export const STEPS = ['names', 'email', 'password'] as const;
export type Step = (typeof STEPS)[number];

const DRAFT_KEY = 'tredici.registration';
const REGISTERED_KEY = 'tredici.registered';

export const EMPTY_DRAFT: Draft = {
  step: 'names',
  first_name: '',
  last_name: '',
  email: '',
  privacy_accepted: false,
  receive_newsletter: false,
};

export const registrationMemory = {
  draft: (): Draft => parseDraft(read(DRAFT_KEY)),
  keepDraft(draft: Draft): void {
    // Copied field by field, so that nothing else of the page, such as a password, is stored.
    const { step, first_name, last_name, email, privacy_accepted, receive_newsletter } = draft;
    const kept = { step, first_name, last_name, email, privacy_accepted, receive_newsletter };
    write(DRAFT_KEY, kept satisfies Draft);
  },
  registered: (): Registered | null => parseRegistered(read(REGISTERED_KEY)),
  keepRegistered: (registered: Registered): void => write(REGISTERED_KEY, registered),
  forget(): void {
    write(DRAFT_KEY, null);
    write(REGISTERED_KEY, null);
  },
};

export function parseDraft(found: unknown): Draft {
  if (typeof found !== 'object' || found === null) return EMPTY_DRAFT;
  const saved = found as Record<string, unknown>;
  const text = (name: string) => (typeof saved[name] === 'string' ? saved[name] : '');
  return {
    step: STEPS.find((step) => step === saved.step) ?? EMPTY_DRAFT.step,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    privacy_accepted: saved.privacy_accepted === true,
    receive_newsletter: saved.receive_newsletter === true,
  };
}

function parseRegistered(found: unknown): Registered | null {
  const { email, changeKey } = (found ?? {}) as Record<string, unknown>;
  return typeof email === 'string' && typeof changeKey === 'string' ? { email, changeKey } : null;
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is unavailable: the page works as long as it is not reloaded.
  }
}
