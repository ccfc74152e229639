import type { CaipNetworkId } from '../domain/caip.ts'
import type { Namespace } from '../domain/namespace.ts'
import { typedChain } from '../domain/typed-chain.ts'
import { KitError } from '../errors/kit-error.ts'
import type { CommandParts, Connected } from './command-parts.ts'
import type { Kit } from './kit.ts'

type Parts = Pick<CommandParts, 'state' | 'world' | 'until'> & { connected(namespace?: Namespace): Connected }

/** Signing for a page. Nobody waits longer than the wallet is connected and the kit runs (fault case D5). */
export function createSigning({ state, world, until, connected }: Parts): Pick<Kit, 'signMessage' | 'signTypedData'> {
  /** Where the page cannot read, it is not signed either, unless it allows such networks. */
  const checkNetwork = (network: CaipNetworkId | null) => {
    const isConfigured = state().network.networks.some(({ caipNetworkId }) => caipNetworkId === network)
    if (network === null || isConfigured || state().config.allowUnsupportedChain) return
    throw new KitError('connector/chain-not-configured', { network })
  }
  const whileConnected = async <T>({ namespace, connectorId }: Connected, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const life = new AbortController()
    let settled = false
    const isGone = () => state().accounts[namespace]?.connectorId !== connectorId
    const gone = until(() => settled || isGone()).then((): never => {
      life.abort()
      throw new KitError(isGone() ? 'connector/not-connected' : 'kit/stopped')
    })
    try {
      return await Promise.race([work(life.signal), gone])
    } finally {
      settled = true
      gone.catch(() => {}) // the wallet answered: what becomes of it later is nobody's concern here
    }
  }
  return {
    async signMessage(message, namespace) {
      const account = connected(namespace)
      checkNetwork(account.caipNetworkId)
      const { connectorId, address } = account
      const adapter = await world.adapters.get(account.namespace)
      return whileConnected(account, (signal) => adapter.signMessage({ connectorId, address, message }, signal))
    },
    async signTypedData(typedData, namespace) {
      const account = connected(namespace)
      checkNetwork(account.caipNetworkId)
      const { connectorId, address, caipNetworkId: found } = account
      const wanted = account.namespace === 'eip155' ? typedChain(typedData) : null
      if (wanted !== null && found !== null && wanted !== found) throw new KitError('connector/chain-mismatch', { found, wanted })
      const adapter = await world.adapters.get(account.namespace)
      return whileConnected(account, (signal) => adapter.signTypedData({ connectorId, address, typedData }, signal))
    },
  }
}
