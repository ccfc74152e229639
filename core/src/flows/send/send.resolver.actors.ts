import {
  addressesOf,
  coinTypesOf,
  mainnetAddressesOf,
  ownCoinTypesOf,
} from '../../domain/account/name-coin-types.ts'
import type { NameRecord } from '../../domain/account/name-record.ts'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import { mainnetId } from '../../domain/caip/caip.ts'
import { knownNamespaces } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { isLookAlike, latinForm } from '../../domain/text/look-alike.ts'
import { dataErrors } from '../../errors/areas/data.ts'
import { sendErrors } from '../../errors/areas/send.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReceiverDoubt, ResolvedReceiver } from './send.types.ts'

type CheckAddress = (text: string) => string | null
type ResolverDeps = Pick<Deps, 'data' | 'mainnet'> & {
  transferClientOf(namespace: string): Promise<{
    checkAddress: CheckAddress
    receiver(
      request: { network: Network; address: string },
      signal: AbortSignal,
    ): Promise<{ isContract: boolean }>
  }>
}
type Receiver = { address: string; name: string | null }

/**
 * The address of the record that is meant for the network (decision 50). `isFallback`: the record
 * has an address for mainnet only. `isShared`: the address is not meant for this network alone.
 * `isAmbiguous`: its two addresses for mainnet differ. Null without an address.
 */
function addressIn(
  record: NameRecord,
  { caipNetworkId, chainNamespace }: Network,
  checkAddress: CheckAddress,
): { address: string; isFallback: boolean; isShared: boolean; isAmbiguous: boolean } | null {
  const valid = (addresses: readonly string[]) =>
    addresses.map(checkAddress).filter((address) => address !== null)
  const [named] = valid(addressesOf(record, coinTypesOf(caipNetworkId)))
  const isOwn = valid(addressesOf(record, ownCoinTypesOf(caipNetworkId))).length > 0
  const mainnet = chainNamespace === 'eip155' ? valid(mainnetAddressesOf(record)) : []
  const address = named ?? mainnet[0]
  if (address === undefined) return null
  const isAmbiguous = caipNetworkId === mainnetId && new Set(mainnet).size > 1
  const isShared = !isOwn && caipNetworkId !== mainnetId
  return { address, isFallback: named === undefined, isShared, isAmbiguous }
}

/** False for text that looks like an address, also in letters that look the same (fault Z16). */
const isName = (text: string) =>
  text.length <= 255 && !/[\s\p{C}/:]/u.test(text) && !/^(0x|[0-9a-z]{25,}$)/.test(latinForm(text))
const isAnyAddress = (text: string) =>
  knownNamespaces.some((namespace) => hasAddressForm(text, namespace))

/** Resolves receivers from addresses and names. */
export function createReceiverResolver({ data, mainnet, transferClientOf }: ResolverDeps) {
  /**
   * Throws `send/name-not-here` for a contract of mainnet that does not exist on the network: what
   * is sent to it there may be lost (decision 50).
   */
  const checkShared = async (network: Network, address: string, signal: AbortSignal) => {
    const client = await transferClientOf(network.chainNamespace)
    const isContract = async (on: Network) =>
      (await client.receiver({ network: on, address }, signal)).isContract
    const [there, here] = await Promise.all([
      mainnet().then(isContract),
      isContract(network),
    ]).catch((cause: unknown) => {
      throw new KitError(dataErrors, 'data/name-not-resolved', {}, { cause })
    })
    if (there && !here) throw new KitError(sendErrors, 'send/name-not-here')
  }
  const lookUp = async (
    network: Network,
    name: string,
    fresh: boolean,
    signal: AbortSignal,
  ): Promise<ResolvedReceiver> => {
    const { checkAddress } = await transferClientOf(network.chainNamespace)
    const record = await data.lookUp(name, { fresh }, signal).catch((cause: unknown) => {
      if (isKitError(cause, 'data/unavailable'))
        throw new KitError(sendErrors, 'send/address-invalid')
      throw new KitError(dataErrors, 'data/name-not-resolved', {}, { cause })
    })
    const found = record && addressIn(record, network, checkAddress)
    if (record === null || found === null) throw new KitError(sendErrors, 'send/name-unknown')
    const { address, isFallback, isShared, isAmbiguous } = found
    if (isShared) await checkShared(network, address, signal)
    return { address, name: record.name, avatar: record.avatar, doubt: await doubt() }

    async function doubt(): Promise<ReceiverDoubt | null> {
      if (isFallback) return { reason: 'other-network', network: (await mainnet()).name }
      return isAmbiguous ? { reason: 'ambiguous', network: network.name } : null
    }
  }
  return {
    /**
     * Returns a valid address unchanged and resolves other text as a name. Throws
     * `send/address-invalid` for an address of another namespace and for text that cannot be a
     * name.
     */
    async resolve(network: Network, text: string, signal: AbortSignal): Promise<ResolvedReceiver> {
      const { checkAddress } = await transferClientOf(network.chainNamespace)
      const address = checkAddress(text)
      if (address !== null) return { address, name: null, avatar: null, doubt: null }
      if (isAnyAddress(text) || !isName(text))
        throw new KitError(sendErrors, 'send/address-invalid')
      return lookUp(network, text, false, signal)
    },
    /**
     * Resolves the name again without the cache (fault I3). Returns an address without a name
     * unchanged.
     */
    resolveAgain: async (
      network: Network,
      { address, name }: Receiver,
      signal: AbortSignal,
    ): Promise<ResolvedReceiver> =>
      name === null
        ? { address, name, avatar: null, doubt: null }
        : lookUp(network, name, true, signal),
    /**
     * Whether a reverse record of the address has the name; true without a name. Anyone can
     * register a name that points to any address, so the forward record alone does not prove who
     * uses it. False for a look-alike of another name, also with such a record (fault XM2).
     */
    async hasReverseName(
      { address, name }: ResolvedReceiver,
      sender: string,
      signal: AbortSignal,
    ): Promise<boolean> {
      if (name === null) return true
      if (isLookAlike(name)) return false
      const names = await data.reverse(address, sender, signal).catch(() => [])
      return names.some(({ claimedName }) => claimedName?.toLowerCase() === name.toLowerCase())
    },
  }
}
