import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { parseBitcoinAddress } from './bitcoin-address.ts'
import type { PsbtRequest, SignedPsbt } from './bitcoin-provider.types.ts'
import type { WalletConnection } from './connections.ts'
import type { ParsedPsbt } from './parse-psbt.ts'
import { parseBase64 } from './parse-results.ts'
import type { WalletClient } from './wallet-client.ts'

type PsbtModule = { parsePsbt(psbt: string): ParsedPsbt | null }
type Options = {
  client: WalletClient
  connection: WalletConnection
  loadPsbt(): Promise<PsbtModule>
}

/**
 * Signs inputs of a PSBT with shared accounts. Throws `rpc/invalid-params` or `rpc/unauthorized`
 * before the wallet request, and `rpc/internal` if the result is another transaction.
 */
export async function signPsbt(
  { client, connection, loadPsbt }: Options,
  // Each property is read once: what is checked is what is signed (fault EM18).
  { psbt, signInputs: given, broadcast = false }: PsbtRequest,
  signal: AbortSignal,
): Promise<SignedPsbt> {
  const inputs = given.map((input) => ({ ...input }))
  const { parsePsbt } = await loadPsbt()
  const original = parsePsbt(psbt)
  const signInputs = inputs.map((input) => {
    const address = parseBitcoinAddress(input.address)?.address
    if (original === null || address === undefined || !isIndex(input.index, original.inputs))
      throw new KitError(rpcErrors, 'rpc/invalid-params')
    if (connection.accounts.every((account) => account.address !== address))
      throw new KitError(rpcErrors, 'rpc/unauthorized')
    return { ...input, address }
  })
  if (original === null || signInputs.length === 0)
    throw new KitError(rpcErrors, 'rpc/invalid-params')
  const assertUnchanged = (signed: string) => {
    if (parsePsbt(signed)?.body !== original.body)
      throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: signed })
  }
  const signRequest = {
    from: connection.address,
    psbt: parseBase64(psbt),
    signInputs,
    broadcast,
    assertUnchanged,
  }
  const result = await client.signPsbt(signRequest, signal)
  assertUnchanged(result.psbt)
  return result
}

const isIndex = (index: number, inputs: number) =>
  Number.isSafeInteger(index) && index >= 0 && index < inputs
