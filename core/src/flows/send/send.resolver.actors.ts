import type { NameRecord } from '../../domain/account/name-record.ts'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import { knownNamespaces } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { isLookAlike, latinForm } from '../../domain/text/look-alike.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ResolvedReceiver } from './send.types.ts'

type CheckAddress = (text: string) => string | null
type ResolverDeps = Pick<Deps, 'data'> & {
  transferClientOf(namespace: string): Promise<{ checkAddress: CheckAddress }>
}
type Receiver = { address: string; name: string | null }

/**
 * SLIP-44 coin types of a network's addresses in a name record, preferred first (ENSIP-11 for EVM
 * networks).
 */
function coinTypes({ chainNamespace, id }: Network): readonly string[] {
  if (chainNamespace === 'solana') return ['501']
  const evmCoinType = /^[1-9]\d{0,9}$/.test(String(id)) ? [String(0x80000000n | BigInt(id))] : []
  return chainNamespace !== 'eip155' ? [] : String(id) === '1' ? ['60'] : [...evmCoinType, '60']
}

/**
 * First address of the record that is valid on the network; the coin types of the network first.
 */
function addressIn(
  { addresses }: NameRecord,
  network: Network,
  checkAddress: CheckAddress,
): string | null {
  const listed = [
    ...coinTypes(network).flatMap((coin) => addresses[coin] ?? []),
    ...Object.values(addresses),
  ]
  for (const candidate of listed) {
    const address = checkAddress(candidate)
    if (address !== null) return address
  }
  return null
}

/** False for text that looks like an address, also in letters that look the same (fault Z16). */
const isName = (text: string) =>
  text.length <= 255 && !/[\s\p{C}/:]/u.test(text) && !/^(0x|[0-9a-z]{25,}$)/.test(latinForm(text))
const isAnyAddress = (text: string) =>
  knownNamespaces.some((namespace) => hasAddressForm(text, namespace))

/** Resolves receivers from addresses and names. */
export function createReceiverResolver({ data, transferClientOf }: ResolverDeps) {
  const lookUp = async (
    network: Network,
    name: string,
    fresh: boolean,
    signal: AbortSignal,
  ): Promise<ResolvedReceiver> => {
    const { checkAddress } = await transferClientOf(network.chainNamespace)
    const record = await data.lookUp(name, { fresh }, signal).catch((cause: unknown) => {
      if (isKitError(cause, 'data/unavailable')) throw new KitError('send/address-invalid')
      throw new KitError('data/name-not-resolved', {}, { cause })
    })
    const address = record && addressIn(record, network, checkAddress)
    if (record === null || address === null) throw new KitError('send/name-unknown')
    return { address, name: record.name, avatar: record.avatar }
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
      if (address !== null) return { address, name: null, avatar: null }
      if (isAnyAddress(text) || !isName(text)) throw new KitError('send/address-invalid')
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
      name === null ? { address, name, avatar: null } : lookUp(network, name, true, signal),
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
      return names.some((record) => record.name.toLowerCase() === name.toLowerCase())
    },
  }
}
