import { stringToHex } from 'viem'
import { isSignature } from '../../domain/request/rpc-result.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Reach, Reached } from './reach.ts'

async function signed(
  wallet: Reached,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<string> {
  const answer = await wallet.handle.request({ method, params, otherwise: 'rpc/internal' }, signal)
  if (isSignature(answer)) return answer
  throw new KitError('rpc/internal', {}, { cause: answer })
}

/** `personal_sign`: the text as UTF-8 in hex, so that a message that looks like hex is signed as text. */
export const signMessage =
  (reach: Reach): ChainAdapter['signMessage'] =>
  async ({ connectorId, address, message }, signal) =>
    signed(reach.now(connectorId), 'personal_sign', [stringToHex(message), address], signal)

/** Makes the text a wallet takes. */
export type TypedDataModule = { typedDataText(typedData: unknown): string }

/** `eth_signTypedData_v4`; data that does not fit its own types never reaches the wallet. */
export const signTypedData =
  (reach: Reach, load: () => Promise<TypedDataModule>): ChainAdapter['signTypedData'] =>
  async ({ connectorId, address, typedData }, signal) => {
    const { typedDataText } = await load()
    return signed(
      reach.now(connectorId),
      'eth_signTypedData_v4',
      [address, typedDataText(typedData)],
      signal,
    )
  }
