interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Where the browser enforces Trusted Types, text that would become a script passes through here: an
 *  address of ours may start a worker, and no text ever becomes markup or code. Called before anything
 *  starts one. */
export function startTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    // What comes back as null is refused.
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}
