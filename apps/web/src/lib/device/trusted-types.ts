interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** In browsers that enforce Trusted Types, text that would become a script must pass this policy: only our
 *  own addresses may start a worker, and no text may become markup or code. Call it before any worker starts. */
export function startTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    // Returning null refuses the value.
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}
