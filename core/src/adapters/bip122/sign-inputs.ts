import { KitError } from '../../errors/kit-error.ts'
import type { PsbtRequest } from './bitcoin-provider.types.ts'

type SignInputs = PsbtRequest['signInputs']

/**
 * Throws `rpc/method-not-supported` if an input requests sighash types. These wallet APIs have no
 * common parameter for them; the PSBT itself may contain them.
 */
export function requireDefaultSighash(signInputs: SignInputs): void {
  if (signInputs.some(({ sighashTypes }) => sighashTypes !== undefined))
    throw new KitError('rpc/method-not-supported')
}

/** The input indexes of each address. */
export function inputsByAddress(
  signInputs: SignInputs,
): readonly (readonly [address: string, indexes: readonly number[]])[] {
  const addresses = [...new Set(signInputs.map(({ address }) => address))]
  return addresses.map((address) => {
    const inputs = signInputs.filter((input) => input.address === address)
    return [address, inputs.map(({ index }) => index)]
  })
}
