import type { SiwxExtension } from './siwx.ts'

/** When a session ends on its own, and how often it is read. `required`: see `getRequired`. */
export type SessionPolicy = Omit<
  Required<SiwxExtension>,
  keyof SessionMethods | 'getRequired' | 'subscribe'
> & { required: boolean }

/** The methods whose code loads with their first call. */
export type SessionMethods = Pick<
  SiwxExtension,
  'createMessage' | 'addSession' | 'setSessions' | 'getSessions' | 'revokeSession'
>

/** Creates an extension that calls `load` when one of its methods is called. */
export function createLazyExtension(
  { required, ...policy }: SessionPolicy,
  load: () => Promise<SessionMethods>,
  subscribe: SiwxExtension['subscribe'] = () => () => {},
): SiwxExtension {
  return {
    ...policy,
    subscribe,
    getRequired: () => required,
    createMessage: async (input) => (await load()).createMessage(input),
    addSession: async (session) => (await load()).addSession(session),
    setSessions: async (sessions) => (await load()).setSessions(sessions),
    getSessions: async (chainId, address) => (await load()).getSessions(chainId, address),
    revokeSession: async (chainId, address) => (await load()).revokeSession(chainId, address),
  }
}
