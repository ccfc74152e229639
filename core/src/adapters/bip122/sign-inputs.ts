import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { PsbtRequest } from './bitcoin-provider.types.ts'

type SignInputs = PsbtRequest['signInputs']

/**
 * Throws `rpc/method-not-supported` if an input requests sighash types, for which sats-connect and
 * the Wallet Standard have no common parameter. The PSBT itself may contain sighash types.
 */
export function requireDefaultSighash(signInputs: SignInputs): void {
  if (signInputs.some(({ sighashTypes }) => sighashTypes !== undefined))
    throw new KitError(rpcErrors, 'rpc/method-not-supported')
}

/** Groups the indexes of the inputs by address. */
export function inputsByAddress(
  signInputs: SignInputs,
): readonly (readonly [address: string, indexes: readonly number[]])[] {
  const addresses = [...new Set(signInputs.map(({ address }) => address))]
  return addresses.map((address) => {
    const inputs = signInputs.filter((input) => input.address === address)
    return [address, inputs.map(({ index }) => index)]
  })
}
