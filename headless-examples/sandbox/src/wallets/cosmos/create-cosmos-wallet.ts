import type { WalletBranding } from '../../base/wallet-roster.ts'
import { cosmosAddress, cosmosPrefix } from '../../keys/cosmos.ts'
import type { ApprovalMode, NamespaceControl, NamespaceWallet, WalletPage } from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import { bornWith, isWalletChain } from './chains.ts'
import type { CosmosState } from './context.ts'
import { type CosmosPath, cosmosPaths, setAtPath } from './injected-paths.ts'
import { createPageApi } from './page-api.ts'

export type CosmosWalletOptions = {
  branding: WalletBranding
  /** 32 bytes an account; the first is in front. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 of a chain it knows; accounts are called by their addresses there. */
  network: string
  /** Nothing is sent by this wallet: pages broadcast what it signed. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
  /** The name it is found by; default: Keplr's. */
  at?: CosmosPath
}

/** A wallet with real keys and Keplr's page API. It is not on the page until its control says `announce`. */
export function createCosmosWallet({
  branding,
  secrets,
  network,
  approve,
  page,
  at = 'keplr',
}: CosmosWalletOptions): NamespaceWallet {
  const reference = network.slice(network.indexOf(':') + 1)
  const owned = secrets.map((secret) => cosmosAddress(secret, cosmosPrefix(reference)))
  const [first = ''] = owned
  const initial: CosmosState = {
    active: first,
    shared: [],
    network,
    enabled: [],
    suggested: [],
    locked: false,
    mode: approve,
  }
  /** Says that something changed; what, pages have to ask. */
  const sayChanged = () => void page.events.dispatchEvent(new Event(cosmosPaths[at]))
  const common = createWalletCore<string, CosmosState>({
    branding,
    initial,
    owned,
    page,
    parseExtra: ({ network, enabled, suggested }) =>
      typeof network === 'string' && Array.isArray(enabled) && Array.isArray(suggested)
        ? {
            network,
            enabled: enabled.filter((one) => typeof one === 'string'),
            suggested: suggested.filter(isWalletChain),
          }
        : null,
    onChange(now, before, accounts) {
      // like Keplr it says nothing of being locked
      if (accounts !== null && now.locked === before.locked) sayChanged()
    },
  })
  const { state, visible, scriptedAnswers } = common
  const front = () => owned.indexOf(visible()[0] ?? '')
  const api = createPageApi({
    ...common,
    chains: () => [...bornWith, ...state.read().suggested],
    name: () => `Account ${owned.indexOf(visible()[0] ?? state.read().active) + 1}`,
    secret() {
      const secret = secrets[front()]
      if (!secret) throw new Error('Key store is locked')
      return secret
    },
  })
  const scripted = Object.fromEntries(
    Object.entries(api).map(([name, own]) => {
      if (typeof own !== 'function') return [name, own]
      const call = (...args: unknown[]) => scriptedAnswers.respond(name, () => Reflect.apply(own, api, args))
      // a signer is handed out at once, everything else is waited for
      return [
        name,
        name === 'getOfflineSigner' ? call : async (...args: unknown[]) => call(...args),
      ]
    }),
  )
  const control: NamespaceControl = {
    ...common.control,
    namespace: 'cosmos',
    id: at,
    changeAccount(address) {
      if (!owned.includes(address)) throw new Error(`${branding.name} has no account ${address}.`)
      state.change({ active: address, shared: state.read().shared.length === 0 ? [] : [address] })
    },
    changeNetwork: (wanted) => state.change({ network: wanted }),
    revoke: () => state.change({ shared: [], enabled: [] }),
    announce: () => setAtPath(page.globals, at, scripted),
    disappear: () => setAtPath(page.globals, at, undefined),
    emitDisconnect: sayChanged,
  }
  return { control, stop: common.stop }
}
