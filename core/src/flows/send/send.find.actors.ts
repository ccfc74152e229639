import type { NameRecord } from '../../domain/account/name-record.ts'
import { hasAddressForm } from '../../domain/caip/address-form.ts'
import { knownNamespaces } from '../../domain/caip/namespace.ts'
import type { Network } from '../../domain/network/network.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Found } from './send.types.ts'

type Check = (text: string) => string | null
type Parts = Pick<Deps, 'data'> & { moneyOf(namespace: string): Promise<{ checkAddress: Check }> }
type Receiver = { address: string; name: string | null }

/** SLIP-44 types under which a name may say its address for this network, best first (ENSIP-11 for EVM networks). */
function coinTypes({ chainNamespace, id }: Network): readonly string[] {
  if (chainNamespace === 'solana') return ['501']
  const own = /^[1-9]\d{0,9}$/.test(String(id)) ? [String(0x80000000n | BigInt(id))] : []
  return chainNamespace !== 'eip155' ? [] : String(id) === '1' ? ['60'] : [...own, '60']
}

function addressIn({ addresses }: NameRecord, network: Network, check: Check): string | null {
  const listed = [
    ...coinTypes(network).flatMap((coin) => addresses[coin] ?? []),
    ...Object.values(addresses),
  ]
  for (const one of listed) {
    const address = check(one)
    if (address !== null) return address
  }
  return null
}

const isName = (text: string) => text.length <= 255 && !/[\s\p{C}/:]/u.test(text)
const isAnyAddress = (text: string) =>
  knownNamespaces.some((namespace) => hasAddressForm(text, namespace))

/** Receivers, out of addresses and names. */
export function createFindReceiver({ data, moneyOf }: Parts) {
  const lookUp = async (
    network: Network,
    name: string,
    fresh: boolean,
    signal: AbortSignal,
  ): Promise<Found> => {
    const { checkAddress } = await moneyOf(network.chainNamespace)
    const record = await data.lookUp(name, { fresh }, signal).catch((cause: unknown) => {
      if (isKitError(cause, 'data/unavailable')) throw new KitError('send/address-invalid')
      throw new KitError('data/name-not-resolved', {}, { cause })
    })
    const address = record && addressIn(record, network, checkAddress)
    if (record === null || address === null) throw new KitError('send/name-unknown')
    return { address, name, avatar: record.avatar }
  }
  return {
    /** An address as it is; anything else is a name. What looks like an address, and is none here, is not looked up. */
    async first(network: Network, text: string, signal: AbortSignal): Promise<Found> {
      const { checkAddress } = await moneyOf(network.chainNamespace)
      const address = checkAddress(text)
      if (address !== null) return { address, name: null, avatar: null }
      if (isAnyAddress(text) || !isName(text)) throw new KitError('send/address-invalid')
      return lookUp(network, text, false, signal)
    },
    /** Where the name leads by now (fault case I3). */
    again: async (
      network: Network,
      { address, name }: Receiver,
      signal: AbortSignal,
    ): Promise<Found> =>
      name === null ? { address, name, avatar: null } : lookUp(network, name, true, signal),
    /** Whether the address itself goes by that name: anybody may register a name for any address. */
    async isCalled(
      { address, name }: Found,
      sender: string,
      signal: AbortSignal,
    ): Promise<boolean> {
      if (name === null) return true
      const names = await data.reverse(address, sender, signal).catch(() => [])
      return names.some((one) => one.name.toLowerCase() === name.toLowerCase())
    },
  }
}
