import type { Account, AccountType } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import type { Handle, Shared } from './handle.ts'
import { inFront } from './read-shared.ts'

/** What a connected wallet shares, the account of the wanted kind first, and the active address. */
export type Standing = {
  address: string
  accounts: readonly Account[]
  caipNetworkId: CaipNetworkId
}

/** What is known of connected wallets. */
export type Standings = {
  of(handle: Handle): Standing | null
  /** `wanted`: the address that should be active if it is still shared; null: the first. */
  stand(handle: Handle, shared: Shared, wanted: string | null): Standing
  forget(handle: Handle): void
}

export function createStandings({ accountType }: { accountType(): AccountType }): Standings {
  const known = new Map<Handle, Standing>()
  return {
    of(handle) {
      const remote = handle.remoteStanding()
      const [front] = remote?.accounts ?? []
      return remote === null || front === undefined
        ? (known.get(handle) ?? null)
        : { ...remote, address: front.address }
    },
    stand(handle, { accounts: shared, caipNetworkId }, wanted) {
      const accounts = inFront(shared, accountType())
      const usual = readBitcoinAddress(wanted)?.address ?? wanted
      const active = accounts.find(({ address }) => address === usual) ?? accounts[0]
      const standing = { address: active?.address ?? '', accounts, caipNetworkId }
      known.set(handle, standing)
      return standing
    },
    forget: (handle) => void known.delete(handle),
  }
}
