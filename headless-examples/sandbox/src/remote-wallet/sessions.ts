import { bitcoinKeysOf, formatBitcoinAddress } from './bitcoin-addresses.ts'
import { type RemoteWalletContext, rejections } from './context.ts'
import { chainFor, isSameGrant, withAccountFirst, withChain } from './grants.ts'
import type { KnownRemoteChain, RemoteWallet } from './remote-wallet.types.ts'
import type { Namespaces } from './sdk.types.ts'

type SessionCommands = Pick<
  RemoteWallet,
  'changeAccount' | 'changeChain' | 'update' | 'extend' | 'ping' | 'end'
>
export type Sessions = SessionCommands & { switchTo(chain: KnownRemoteChain): Promise<void> }

/** Creates the commands for sessions with pages. */
export function createSessions(context: RemoteWalletContext): Sessions {
  const { sdk, state, secrets, assertOnline, refresh } = context
  async function updateGrant(topic: string, before: Namespaces, after: Namespaces): Promise<void> {
    if (!isSameGrant(before, after)) await sdk.updateSession({ topic, namespaces: after })
  }
  /**
   * Emits a session event if the session grants it. `data` is called with the chain's CAIP-2 id.
   */
  async function emitEvent(
    topic: string,
    namespaces: Namespaces,
    key: string,
    name: string,
    data: (chainId: string) => unknown,
  ): Promise<void> {
    const chainId = chainFor(namespaces, key, state.get().chain)
    if (chainId === null || !namespaces[key]?.events.includes(name)) return
    await sdk.emitSessionEvent({ topic, chainId, event: { name, data: data(chainId) } })
  }

  async function switchTo(chain: KnownRemoteChain): Promise<void> {
    state.change({ chain: chain.caip2 })
    for (const { topic, namespaces } of Object.values(sdk.getActiveSessions())) {
      if (!namespaces[chain.namespace]) continue
      const updated = withChain(namespaces, chain, state.get().accounts)
      await updateGrant(topic, namespaces, updated)
      const data = chain.namespace === 'eip155' ? Number(chain.reference) : chain.reference
      await emitEvent(topic, updated, chain.namespace, 'chainChanged', () => data)
    }
    refresh()
  }

  const bitcoinAddressesOn = (position: number) => (chainId: string) => {
    const reference = chainId.slice('bip122:'.length)
    return secrets
      .slice(position, position + 1)
      .flatMap((secret) => bitcoinKeysOf(secret, reference).map(formatBitcoinAddress))
  }

  return {
    switchTo,
    async changeAccount(position) {
      assertOnline()
      const account = state.get().accounts[position]
      if (!account)
        throw new Error(`Changing the account failed: the phone has no account ${position}.`)
      state.change({ account: position })
      for (const { topic, namespaces } of Object.values(sdk.getActiveSessions())) {
        const updated = withAccountFirst(namespaces, account)
        await updateGrant(topic, namespaces, updated)
        for (const [key, { accounts }] of Object.entries(updated)) {
          const addressesOn = (chainId: string) =>
            accounts
              .filter((id) => id.startsWith(`${chainId}:`))
              .map((id) => id.slice(chainId.length + 1))
          await emitEvent(topic, updated, key, 'accountsChanged', addressesOn)
          if (key === 'bip122') {
            const addresses = bitcoinAddressesOn(position)
            await emitEvent(topic, updated, key, 'bip122_addressesChanged', addresses)
          }
        }
      }
      refresh()
    },
    async changeChain(caip2) {
      assertOnline()
      const chain = state.get().chains.find((entry) => entry.caip2 === caip2)
      if (!chain) throw new Error(`Changing the chain failed: the phone has no chain ${caip2}.`)
      await switchTo(chain)
    },
    async update(topic, namespaces) {
      assertOnline()
      await sdk.updateSession({ topic, namespaces })
      refresh()
    },
    async extend(topic) {
      assertOnline()
      await sdk.extendSession({ topic })
      refresh()
    },
    async ping(topic) {
      assertOnline()
      await sdk.engine.signClient.ping({ topic })
    },
    async end(topic) {
      assertOnline()
      await sdk.disconnectSession({ topic, reason: rejections.session })
      refresh()
    },
  }
}
