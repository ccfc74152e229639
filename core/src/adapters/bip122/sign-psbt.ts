import { KitError } from '../../errors/kit-error.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import type { PsbtRequest, SignedPsbt } from './bitcoin-provider.types.ts'
import type { Reached } from './handles.ts'
import type { ReadPsbt } from './psbt.ts'
import { readBase64 } from './read-signed.ts'
import type { Standing } from './standings.ts'

/** Takes a partially signed transaction apart. */
export type PsbtModule = { readPsbt(psbt: string): ReadPsbt | null }
type Parts = { wallet: Reached; standing: Standing; load(): Promise<PsbtModule> }

/** Signs inputs with accounts that are shared. What cannot be read, or is another transaction afterwards, is refused. */
export async function signPsbtWith(
  { wallet, standing, load }: Parts,
  request: PsbtRequest,
  signal: AbortSignal,
): Promise<SignedPsbt> {
  const { readPsbt } = await load()
  const given = readPsbt(request.psbt)
  const signInputs = request.signInputs.map((input) => {
    const address = readBitcoinAddress(input.address)?.address
    if (given === null || address === undefined || !isPlace(input.index, given.inputs))
      throw new KitError('rpc/invalid-params')
    if (standing.accounts.every((one) => one.address !== address))
      throw new KitError('rpc/unauthorized')
    return { ...input, address }
  })
  if (given === null || signInputs.length === 0) throw new KitError('rpc/invalid-params')
  /** Also before a transaction goes out where we send it. */
  const check = (signed: string) => {
    if (readPsbt(signed)?.body !== given.body)
      throw new KitError('rpc/internal', {}, { cause: signed })
  }
  const asked = {
    from: standing.address,
    psbt: readBase64(request.psbt),
    signInputs,
    broadcast: request.broadcast ?? false,
    check,
  }
  const answer = await wallet.client.signPsbt(asked, signal)
  check(answer.psbt)
  return answer
}

const isPlace = (index: number, inputs: number) =>
  Number.isSafeInteger(index) && index >= 0 && index < inputs
