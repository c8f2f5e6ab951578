/** Round amounts need no cents on an axis. */
export function wholeEuro(amount: string): string {
  return amount.replace(/[.,]00(?!\d)/, '');
}
