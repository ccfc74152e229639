import { toHex } from 'viem'
import { isRecord } from '../base/checks.ts'
import type { KnownChain } from '../base/wallet-roster.ts'
import { createAnnouncer } from './announce.ts'
import type { WalletContext } from './methods/method.ts'
import { createProvider } from './provider.ts'
import type { Wallet, WalletControl, WalletOptions, WalletState } from './wallet.types.ts'
import { createWalletCore } from './wallet-core.ts'

/** Creates an Ethereum wallet with real keys. It is not announced until `control.announce()`. */
export function createWallet(options: WalletOptions): Wallet {
  const { branding, rdns, keys, chains, approve, page } = options
  const addresses = keys.map(({ address }) => address)
  const initial: WalletState = {
    active: keys[0].address,
    shared: [],
    chainId: chains[0].chainId,
    added: [],
    locked: false,
    mode: approve,
  }
  const core = createWalletCore<WalletState['active'], WalletState>({
    branding,
    initial: () => initial,
    owned: () => addresses,
    page,
    parseExtra: ({ chainId, added }) =>
      typeof chainId === 'number' && Array.isArray(added)
        ? { chainId, added: added.filter(isKnownChain) }
        : null,
    onChange(now, before, accounts) {
      if (accounts !== null) emit('accountsChanged', accounts)
      if (now.chainId !== before.chainId) emit('chainChanged', toHex(now.chainId))
    },
  })
  const { state } = core
  const context: WalletContext = {
    ...core,
    keys,
    chains: () => [...chains, ...state.read().added],
  }
  const { provider, emit, stop } = createProvider(context)
  const announcer = createAnnouncer(
    page.events,
    { uuid: crypto.randomUUID(), name: branding.name, icon: branding.icon, rdns },
    provider,
  )

  const control: WalletControl = {
    ...core.control,
    addresses,
    rdns,
    changeChain: (chainId) => state.change({ chainId }),
    announce: (times = 1) => announcer.start(times),
    disappear: announcer.stop,
    emitConnect: () => emit('connect', { chainId: toHex(state.read().chainId) }),
    emitDisconnect: () =>
      emit('disconnect', { code: 4900, message: 'The wallet is disconnected from all chains.' }),
  }
  return {
    provider,
    control,
    stop() {
      announcer.stop()
      core.stop()
      stop()
    },
  }
}

/** True if a value of the stored state is a chain. */
function isKnownChain(value: unknown): value is KnownChain {
  if (!isRecord(value)) return false
  const { chainId, name, symbol, rpc } = value
  return (
    typeof chainId === 'number' &&
    typeof name === 'string' &&
    typeof symbol === 'string' &&
    typeof rpc === 'string'
  )
}
