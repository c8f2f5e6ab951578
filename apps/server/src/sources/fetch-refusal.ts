export type FailureReason =
  | 'timeout'
  | 'connection'
  | 'cut-off'
  | 'rate-limited'
  | 'unavailable'
  | 'refused'
  | 'not-found'
  | 'too-large'
  | 'html'
  | 'empty'
  | 'aborted';

/** A reason to reject a response; the fetcher catches it and turns it into a value. */
export class FetchRefusal extends Error {
  readonly reason: FailureReason;
  readonly retryable: boolean;

  constructor(reason: FailureReason, message: string, retryable: boolean) {
    super(message);
    this.reason = reason;
    this.retryable = retryable;
  }
}
