import { type Chain, SwitchChainError, UserRejectedRequestError } from 'viem'
import { caipNetworkIdOf } from '../domain/caip/caip.ts'
import type { NetworkOption } from '../domain/network/network.ts'
import { connectorErrors } from '../errors/areas/connector.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import type { Kit } from '../kit/api/kit.ts'
import { realClock } from '../platform/browser.ts'
import { connectInModal, connectionOf } from './connection.ts'
import { isOvertaken } from './is-overtaken.ts'
import type {
  AddChain,
  LatchkitConnector,
  WagmiConnection,
  WagmiConnectorConfig,
} from './wagmi.types.ts'

const id = 'latchkit'

/** Time in ms after which the connector reports a connection again that wagmi has ignored. */
const retryInterval = 500

/** Reads of wagmi's stored state after wagmi has restored the connection. */
const maxChecks = 3

/**
 * Creates a connector for wagmi 2 and 3. wagmi and the kit then share one connection: each follows
 * the other's connection, account, chain and disconnection. If both restore a wallet, wagmi uses
 * that of the kit (fault V16).
 *
 * ```ts
 * const config = createConfig({
 *   chains: [mainnet],
 *   transports: { [mainnet.id]: http() },
 *   connectors: [latchkitConnector(kit)],
 *   multiInjectedProviderDiscovery: false,
 * })
 * ```
 */
export function latchkitConnector(kit: Kit): (config: WagmiConnectorConfig) => LatchkitConnector {
  const clock = realClock()
  // the kit reports the failure; without a restored connection it is disconnected
  const ready = () => kit.ready().catch(() => {})

  return ({ chains, emitter, storage }) => {
    let timer: unknown
    const follow = () => {
      clock.clearTimeout(timer)
      const current = connectionOf(kit)
      if (current === null) {
        if (kit.account.get('eip155').status === 'disconnected') emitter.emit('disconnect')
      } else if (emitter.listenerCount('change') > 0) emitter.emit('change', current)
      else {
        emitter.emit('connect', current)
        // wagmi ignores this event while it connects or reconnects itself
        if (emitter.listenerCount('change') === 0) timer = clock.setTimeout(follow, retryInterval)
        else remember()
      }
    }
    /** wagmi restores the connector with the stored id first. */
    const remember = async () => {
      try {
        await storage?.setItem('recentConnectorId', id)
      } catch {
        // the connector takes over again after the next reload
      }
    }
    /** Makes the connection of the kit that of wagmi if wagmi has restored another one as well. */
    const takeOver = async (checks: number) => {
      const overtaken = await isOvertaken({ emitter, storage })
      if (connectionOf(kit) === null || emitter.listenerCount('change') === 0) return
      if (overtaken === null && checks > 1)
        clock.setTimeout(() => takeOver(checks - 1), retryInterval)
      if (!overtaken) return
      // wagmi accepts a connection only of a connector that has none
      emitter.emit('disconnect')
      follow()
    }

    const switchChain: LatchkitConnector['switchChain'] = async (request) => {
      const { chainId } = request
      const chain = chains.find(({ id }) => id === chainId)
      if (chain === undefined)
        throw new SwitchChainError(
          new Error(`The config of wagmi has no chain with the id ${chainId}`),
        )
      try {
        const target = caipNetworkIdOf('eip155', chainId)
        const { networks } = kit.network.get('eip155')
        if (!networks.some(({ caipNetworkId }) => caipNetworkId === target))
          kit.network.add('eip155', networkOf(chain, request.addEthereumChainParameter))
        await kit.network.switch(target)
        return chain
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error))
        throw isKitError(error, 'network/switch-declined')
          ? new UserRejectedRequestError(cause)
          : new SwitchChainError(cause)
      }
    }
    const connection = async (): Promise<WagmiConnection> => {
      await ready()
      const current = connectionOf(kit)
      if (current === null) throw new KitError(connectorErrors, 'connector/not-connected')
      return current
    }

    return {
      id,
      name: 'Latchkit',
      type: 'latchkit',
      async setup() {
        await ready()
        kit.watch(
          ({ accounts: { eip155 } }) => ({
            status: eip155?.status,
            address: eip155?.address,
            accounts: eip155?.accounts,
            caipNetworkId: eip155?.caipNetworkId,
          }),
          follow,
        )
      },
      async connect(request = {}) {
        await ready()
        const current =
          connectionOf(kit) ??
          (request.isReconnecting ? await connection() : await connectInModal(kit))
        const { chainId } = request
        if (chainId !== undefined && chainId !== current.chainId)
          await switchChain({ chainId }).catch((error) => {
            if (error instanceof UserRejectedRequestError) throw error
          })
        const { accounts, ...rest } = connectionOf(kit) ?? current
        // wagmi stores the connection after this call
        if (request.isReconnecting) clock.setTimeout(() => takeOver(maxChecks), 0)
        const detailed = accounts.map((address) => ({ address, capabilities: {} }))
        // TypeScript cannot narrow the conditional type of wagmi
        return { ...rest, accounts: (request.withCapabilities ? detailed : accounts) as never }
      },
      async disconnect() {
        await kit.disconnect('eip155')
      },
      getAccounts: async () => (await connection()).accounts,
      getChainId: async () => (await connection()).chainId,
      async getProvider() {
        await ready()
        return kit.wallet.provider('eip155')
      },
      async isAuthorized() {
        await ready()
        return connectionOf(kit) !== null
      },
      switchChain,
      // the state of the kit reports these
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
}

/** A chain of wagmi for the kit, with the values that the page passes for wallets. */
function networkOf(chain: Chain, added: AddChain = {}): NetworkOption {
  const { chainName, nativeCurrency, rpcUrls, blockExplorerUrls } = added
  const [explorer] = blockExplorerUrls ?? []
  return {
    ...chain,
    name: chainName ?? chain.name,
    nativeCurrency: nativeCurrency ?? chain.nativeCurrency,
    ...(rpcUrls?.length && { rpcUrls: { default: { http: rpcUrls } } }),
    ...(explorer && { blockExplorers: { default: { name: explorer, url: explorer } } }),
  }
}
