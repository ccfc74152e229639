import { stringToHex } from 'viem'
import { isSignature } from '../../domain/request/rpc-result.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import type { Resolver, Wallet } from './wallet-resolver.ts'

async function requestSignature(
  wallet: Wallet,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<string> {
  const request = { method, params, fallbackCode: 'rpc/internal' } as const
  const response = await wallet.client.request(request, signal)
  if (isSignature(response)) return response
  throw new KitError('rpc/internal', {}, { cause: response })
}

/**
 * Requests `personal_sign`. Sends the message as UTF-8 bytes in hex, so that a message that looks
 * like hex is signed as text.
 */
export const signMessage =
  (resolver: Resolver): ChainAdapter['signMessage'] =>
  async ({ connectorId, address, message }, signal) => {
    const params = [stringToHex(message), address]
    return requestSignature(resolver.get(connectorId), 'personal_sign', params, signal)
  }

/** The module that serializes typed data; it is imported on demand. */
export type TypedDataModule = { typedDataText(typedData: unknown): string }

/**
 * Requests `eth_signTypedData_v4`. Throws `rpc/invalid-params`, without a request, if the data does
 * not match its types.
 */
export const signTypedData =
  (resolver: Resolver, load: () => Promise<TypedDataModule>): ChainAdapter['signTypedData'] =>
  async ({ connectorId, address, typedData }, signal) => {
    const { typedDataText } = await load()
    const wallet = resolver.get(connectorId)
    const params = [address, typedDataText(typedData)]
    return requestSignature(wallet, 'eth_signTypedData_v4', params, signal)
  }
