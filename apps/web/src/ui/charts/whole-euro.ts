/** Round amounts need no cents beside an axis. */
export function wholeEuro(amount: string): string {
  return amount.replace(/[.,]00(?!\d)/, '');
}
