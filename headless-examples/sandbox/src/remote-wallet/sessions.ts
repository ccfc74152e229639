import { bitcoinKeysOf, toldAddress } from './bitcoin-addresses.ts'
import { type RemoteWalletContext, refusals } from './context.ts'
import { chainFor, sameGrants, withAccountFirst, withChain } from './grants.ts'
import type { KnownRemoteChain, RemoteWallet } from './remote-wallet.types.ts'
import type { Namespaces } from './sdk.types.ts'

type SessionCommands = Pick<
  RemoteWallet,
  'changeAccount' | 'changeChain' | 'update' | 'extend' | 'ping' | 'end'
>
export type Sessions = SessionCommands & { moveTo(chain: KnownRemoteChain): Promise<void> }

/** What the phone tells the pages it is connected to. */
export function createSessions({ kit, state, secrets, assertOnline, refresh }: RemoteWalletContext): Sessions {
  async function regrant(topic: string, before: Namespaces, after: Namespaces): Promise<void> {
    if (!sameGrants(before, after)) await kit.updateSession({ topic, namespaces: after })
  }
  async function tell(
    topic: string,
    namespaces: Namespaces,
    key: string,
    name: string,
    data: (chainId: string) => unknown,
  ): Promise<void> {
    const chainId = chainFor(namespaces, key, state.get().chain)
    if (chainId === null || !namespaces[key]?.events.includes(name)) return
    await kit.emitSessionEvent({ topic, chainId, event: { name, data: data(chainId) } })
  }

  async function moveTo(chain: KnownRemoteChain): Promise<void> {
    state.change({ chain: chain.caip2 })
    for (const { topic, namespaces } of Object.values(kit.getActiveSessions())) {
      if (!namespaces[chain.namespace]) continue
      const after = withChain(namespaces, chain, state.get().accounts)
      await regrant(topic, namespaces, after)
      const data = chain.namespace === 'eip155' ? Number(chain.reference) : chain.reference
      await tell(topic, after, chain.namespace, 'chainChanged', () => data)
    }
    refresh()
  }

  const bitcoinAddresses = (position: number) => (chainId: string) =>
    secrets
      .slice(position, position + 1)
      .flatMap((secret) => bitcoinKeysOf(secret, chainId.slice('bip122:'.length)).map(toldAddress))

  return {
    moveTo,
    async changeAccount(position) {
      assertOnline()
      const account = state.get().accounts[position]
      if (!account) throw new Error(`There is no account ${position}.`)
      state.change({ account: position })
      for (const { topic, namespaces } of Object.values(kit.getActiveSessions())) {
        const after = withAccountFirst(namespaces, account)
        await regrant(topic, namespaces, after)
        for (const [key, { accounts }] of Object.entries(after)) {
          const on = (chainId: string) =>
            accounts
              .filter((id) => id.startsWith(`${chainId}:`))
              .map((id) => id.slice(chainId.length + 1))
          await tell(topic, after, key, 'accountsChanged', on)
          if (key === 'bip122')
            await tell(topic, after, key, 'bip122_addressesChanged', bitcoinAddresses(position))
        }
      }
      refresh()
    },
    async changeChain(caip2) {
      assertOnline()
      const chain = state.get().chains.find((entry) => entry.caip2 === caip2)
      if (!chain) throw new Error(`There is no chain ${caip2}.`)
      await moveTo(chain)
    },
    async update(topic, namespaces) {
      assertOnline()
      await kit.updateSession({ topic, namespaces })
      refresh()
    },
    async extend(topic) {
      assertOnline()
      await kit.extendSession({ topic })
      refresh()
    },
    async ping(topic) {
      assertOnline()
      await kit.engine.signClient.ping({ topic })
    },
    async end(topic) {
      assertOnline()
      await kit.disconnectSession({ topic, reason: refusals.left })
      refresh()
    },
  }
}
