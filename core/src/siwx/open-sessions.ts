import type { Namespace } from '../domain/caip/namespace.ts'
import type { Storage } from '../storage/storage.ts'

/** `open`: a session may be open. `ending`: its sign-out is not confirmed yet. */
type Status = 'open' | 'ending'

/**
 * The namespaces whose sessions may be open, also after a reload (faults SG1, SG8). No account is
 * stored.
 */
export type OpenSessions = {
  /** Null: no session is open. */
  status(namespace: Namespace): Status | null
  /** `status`: only the namespaces with this one. */
  namespaces(status?: Status): readonly Namespace[]
  set(namespaces: readonly Namespace[], status: Status | null): void
}

export function createOpenSessions(storage: Pick<Storage, 'get' | 'set' | 'remove'>): OpenSessions {
  const read = () => Object.entries(storage.get('siwx_open') ?? {})
  return {
    status: (namespace) => read().find(([each]) => each === namespace)?.[1] ?? null,
    namespaces: (status) =>
      read().flatMap(([namespace, each]) =>
        status === undefined || each === status ? [namespace] : [],
      ),
    set(namespaces, status) {
      const others = read().filter(([namespace]) => !namespaces.includes(namespace))
      const changed = status === null ? [] : namespaces.map((each) => [each, status] as const)
      const entries = [...others, ...changed]
      if (entries.length === 0) storage.remove('siwx_open')
      else storage.set('siwx_open', Object.fromEntries(entries))
    },
  }
}
