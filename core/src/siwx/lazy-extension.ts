import type { SiwxExtension } from './siwx.ts'

/** When a session ends on its own, and how often it is read. `required`: see `getRequired`. */
export type SessionPolicy = Omit<
  Required<SiwxExtension>,
  keyof SessionMethods | 'getRequired' | 'subscribe'
> & { required: boolean }

/** The methods whose code loads with their first call. */
export type SessionMethods = Required<
  Pick<
    SiwxExtension,
    | 'createMessage'
    | 'addSession'
    | 'setSessions'
    | 'getSessions'
    | 'revokeSession'
    | 'revokeNamespace'
  >
>

/**
 * Creates an extension that calls `load` when one of its methods is called. Without `subscribe`, the
 * kit notes changes for other tabs.
 */
export function createLazyExtension(
  { required, ...policy }: SessionPolicy,
  load: () => Promise<SessionMethods>,
  subscribe?: SiwxExtension['subscribe'],
): SiwxExtension {
  return {
    ...policy,
    ...(subscribe && { subscribe }),
    getRequired: () => required,
    createMessage: async (input) => (await load()).createMessage(input),
    addSession: async (session, signal) => (await load()).addSession(session, signal),
    setSessions: async (sessions, signal) => (await load()).setSessions(sessions, signal),
    getSessions: async (chainId, address) => (await load()).getSessions(chainId, address),
    revokeSession: async (chainId, address) => (await load()).revokeSession(chainId, address),
    revokeNamespace: async (namespace) => (await load()).revokeNamespace(namespace),
  }
}
