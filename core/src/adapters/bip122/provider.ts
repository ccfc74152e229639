import { KitError } from '../../errors/kit-error.ts'
import type { ActiveAccount } from '../adapter.ts'
import { type LibraryInfo, lazyLibrary } from '../shared/lazy-library.ts'
import { createProviderCache } from '../shared/provider-cache.ts'
import type { BitcoinProvider } from './bitcoin-provider.types.ts'
import type { Reach, Reached } from './handles.ts'
import { signWith } from './sign.ts'
import { signPsbtWith } from './sign-psbt.ts'
import type { Standing } from './standings.ts'
import { transferWith } from './transfer.ts'

type Parts = { reach: Reach; standingOf(wallet: Reached): Standing | null; life: AbortSignal }
const about: LibraryInfo = { namespace: 'bip122', library: '@scure/btc-signer' }

/** The same kind of object for pages, whichever way the wallet is reached; about the account that the page is on. null when the wallet is gone. */
export function createProviders({
  reach,
  standingOf,
  life,
}: Parts): (connectorId: string, at: ActiveAccount | null) => BitcoinProvider | null {
  const same = createProviderCache<BitcoinProvider>()
  const load = lazyLibrary(about, () => import('./psbt.ts'))

  const make = (wallet: Reached, active: string | null): BitcoinProvider => {
    const find = () => {
      const now = standingOf(wallet)
      const isShared = now?.accounts.some(({ address }) => address === active) ?? false
      return now !== null && active !== null && isShared ? { ...now, address: active } : now
    }
    const standing = () => {
      const now = find()
      if (now === null) throw new KitError('connector/not-connected')
      return now
    }
    return {
      get address() {
        return find()?.address ?? null
      },
      accounts: () => find()?.accounts ?? [],
      signMessage: async (request, signal = life) => signWith(wallet, standing(), request, signal),
      signPsbt: async (request, signal = life) =>
        signPsbtWith({ wallet, standing: standing(), load }, request, signal),
      sendTransfer: async (request, signal = life) =>
        transferWith(wallet, standing(), request, signal),
    }
  }
  return (connectorId, at) => {
    const wallet = reach.find(connectorId)
    if (wallet === null) return null
    const address = at?.address ?? null
    return same(wallet.client, address ?? '', () => make(wallet, address))
  }
}
