import { describe, expect, it } from 'vitest';
import { consentAt } from './consent.ts';

const at = (iso: string) => new Date(iso);
const chosen = (choice: string, iso: string) => ({ choice, at: iso });

describe('consent', () => {
  it('is what was chosen, for six months to the day', () => {
    const found = chosen('accepted', '2026-05-15T10:00:00Z');
    expect(consentAt(found, at('2026-05-15T10:00:01Z'))).toBe('accepted');
    expect(consentAt(found, at('2026-11-15T09:59:59Z'))).toBe('accepted');
    expect(consentAt(found, at('2026-11-15T10:00:00Z'))).toBe('unset');
  });

  it('asks a refusal again after six months too', () => {
    const found = chosen('refused', '2026-01-01T00:00:00Z');
    expect(consentAt(found, at('2026-06-30T23:59:59Z'))).toBe('refused');
    expect(consentAt(found, at('2026-07-01T00:00:00Z'))).toBe('unset');
  });

  it('ends on the last of a month that is too short', () => {
    const found = chosen('accepted', '2026-08-31T12:00:00Z');
    expect(consentAt(found, at('2027-02-28T11:59:59Z'))).toBe('accepted');
    expect(consentAt(found, at('2027-02-28T12:00:00Z'))).toBe('unset');
  });

  it('forgives clocks that differ by hours, not by days', () => {
    const found = chosen('refused', '2026-11-15T20:00:00Z');
    expect(consentAt(found, at('2026-11-15T10:00:00Z'))).toBe('refused');
    expect(consentAt(found, at('2026-11-10T10:00:00Z'))).toBe('unset');
  });

  it.each([
    undefined,
    null,
    'accepted',
    { choice: 'accepted' },
    { choice: 'maybe', at: '2026-11-15T10:00:00Z' },
    { choice: 'accepted', at: 'yesterday' },
  ])('%j is no choice', (found) => {
    expect(consentAt(found, at('2026-11-15T10:00:00Z'))).toBe('unset');
  });
});
