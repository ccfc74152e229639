import type { Connector } from '../../domain/wallet/wallet.ts'
import type { KitState } from '../../protocol/kit-state.ts'

/**
 * Returns a function that adds the user's login to the connectors of the embedded wallet. A part of
 * the state that does not change keeps its identity.
 */
export function createLoginDetails(): (state: KitState) => KitState {
  let last: (Pick<KitState, 'connections' | 'embedded'> & { result: Connections }) | null = null
  return (state) => {
    const { connections, embedded } = state
    if (embedded.user === null) return state
    if (last?.connections !== connections || last.embedded !== embedded)
      last = { connections, embedded, result: withLogin(connections, embedded) }
    return { ...state, connections: last.result }
  }
}

type Connections = KitState['connections']

function withLogin(
  { connectors, ...others }: Connections,
  { user, socialProvider }: KitState['embedded'],
): Connections {
  const identifier = user?.email ?? user?.userName ?? null
  const login: Pick<Connector, 'identifier' | 'social'> = {
    social: socialProvider ?? 'email',
    ...(identifier !== null && { identifier }),
  }
  return {
    ...others,
    connectors: connectors.map((connector) =>
      connector.type === 'AUTH' ? { ...connector, ...login } : connector,
    ),
  }
}
