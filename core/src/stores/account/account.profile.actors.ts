import {
  addressesOf,
  coinTypesOf,
  mainnetAddressesOf,
} from '../../domain/account/name-coin-types.ts'
import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import { caipAddressOf } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Identity } from '../../domain/token/token-balance.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import { textOf } from '../../errors/text-of.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AccountKey, Profile } from './account.types.ts'

type ReadProfile = Omit<AccountKey, 'connectorId'>
type ProfileDeps = Pick<Deps, 'adapters' | 'data' | 'platform'>

/** The identity of an address without a name, or with a name of another address. */
const noIdentity: Identity = { name: null, avatar: null }

/** Creates the reader of the identity of an address, and of whether the address is a contract. */
export function createProfileReader({ adapters, data, platform }: ProfileDeps) {
  /** Null if the service does not respond. */
  const readClaim = async (
    { network, address }: ReadProfile,
    signal: AbortSignal,
  ): Promise<ClaimedIdentity | null> => {
    try {
      return await data.identity(caipAddressOf(network.caipNetworkId, address), address, signal)
    } catch {
      const [first] = await data.reverse(address, address, signal).catch((error) => {
        // without the address: addresses must not appear in the console
        if (!signal.aborted && !isKitError(error, 'data/unavailable'))
          platform.log.warn(textOf('data/names-not-read'), codeOf(error))
        return []
      })
      if (first === undefined || network.id === 1) return first ?? null
      return { ...first, claimedAvatar: null }
    }
  }
  /**
   * Reads the name that a service has for the address, and looks up the name: only a name whose
   * record has the address is shown (fault V11). Null if a read fails: an identity is for display
   * only, so no error is shown.
   */
  const readIdentity = async (
    request: ReadProfile,
    signal: AbortSignal,
  ): Promise<Identity | null> => {
    if (request.namespace !== 'eip155') return null
    const claim = await readClaim(request, signal)
    if (claim === null) return null
    if (claim.claimedName === null) return noIdentity
    try {
      const record = await data.lookUp(claim.claimedName, { fresh: false }, signal)
      return record !== null && hasAddress(record, request)
        ? { name: record.name, avatar: claim.claimedAvatar }
        : noIdentity
    } catch {
      return null
    }
  }
  const isContract = async (
    { namespace, network, address }: ReadProfile,
    signal: AbortSignal,
  ): Promise<boolean | null> => {
    if (namespace !== 'eip155') return null
    const { transfer } = await adapters.get(namespace)
    const receiver = await (await transfer?.())?.receiver({ network, address }, signal)
    return receiver?.isContract ?? null
  }

  return async (input: ReadProfile, signal: AbortSignal): Promise<Profile> => {
    const [identity, smartAccountDeployed] = await Promise.all([
      readIdentity(input, signal),
      isContract(input, signal).catch(() => null),
    ])
    return { identity, smartAccountDeployed }
  }
}

/**
 * Whether the record has the address for the network: as its first address there, or, without one,
 * as that for mainnet.
 */
function hasAddress(
  record: NameRecord,
  { network, address }: { network: Network; address: string },
): boolean {
  const [found] = [
    ...addressesOf(record, coinTypesOf(network.caipNetworkId)),
    ...mainnetAddressesOf(record),
  ]
  return found?.toLowerCase() === address.toLowerCase()
}
