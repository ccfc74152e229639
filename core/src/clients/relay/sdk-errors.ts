import { rpcErrors } from '../../errors/areas/rpc.ts'
import { catalogue, type PlainErrorCode } from '../../errors/catalogue.ts'
import { extractError } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

/** Codes by the SDK's messages, which are always English. The first match is used. */
const codesByMessage: readonly (readonly [RegExp, PlainErrorCode])[] = [
  [/JWT Token is not yet valid/i, 'relay/clock-wrong'],
  [/closed abnormally with code: 3000/i, 'remote/refused'],
  [/^Proposal expired/i, 'remote/expired'],
  [/^Request expired/i, 'remote/request-expired'],
  [
    /^Failed to publish|^No internet connection|socket (?:connection|stalled)|^Subscribing to .* failed/i,
    'remote/unreachable',
  ],
  [/request\(\) chainId/i, 'rpc/chain-disconnected'],
  [/request\(\) method/i, 'rpc/method-not-supported'],
  [
    /^Please call connect\(\)|is not configured\. Please call connect\(\)|session topic|^User disconnected|session: [0-9a-f]/i,
    'rpc/provider-disconnected',
  ],
  [/HTTP RPC url/i, 'endpoint/unreachable'],
]
/** Rejections by the visitor: of the proposal, its chains, its methods or its events. */
const rejectionCodes: readonly unknown[] = [5000, 5001, 5002, 5003]

function codeByMessage(thrown: unknown): PlainErrorCode | null {
  const { texts } = extractError(thrown)
  const match = codesByMessage.find(([form]) => texts.some((text) => form.test(text.slice(0, 400))))
  return match?.[1] ?? null
}

/**
 * Maps an error of a pairing (text, plain object or `Error`) to a `KitError`: `rpc/user-rejected`
 * for a rejection, `remote/failed` for unknown errors. The original becomes the cause.
 */
export function pairingError(thrown: unknown): KitError {
  if (isKitError(thrown)) return thrown
  const code = codeByMessage(thrown)
  if (code !== null) return new KitError(catalogue, code, {}, { cause: thrown })
  if (extractError(thrown).codes.some((candidate) => rejectionCodes.includes(candidate)))
    return new KitError(rpcErrors, 'rpc/user-rejected', {}, { cause: thrown })
  return fromWallet(thrown, 'remote/failed')
}

/**
 * Maps an error of a request to a `KitError`. A code 5000 without another code is a rejection,
 * except for the methods that switch or add a chain: wallets send it for unknown networks too.
 */
export function requestError(thrown: unknown, method: string): KitError {
  if (isKitError(thrown)) return thrown
  const code = codeByMessage(thrown)
  if (code !== null) return new KitError(catalogue, code, {}, { cause: thrown })
  const error = fromWallet(thrown, 'rpc/internal')
  const { codes } = extractError(thrown)
  const isChainMethod =
    method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain'
  const isOnly5000 =
    error.code === 'rpc/internal' &&
    codes.length > 0 &&
    codes.every((candidate) => candidate === 5000)
  return isOnly5000 && !isChainMethod
    ? new KitError(rpcErrors, 'rpc/user-rejected', {}, { cause: thrown })
    : error
}
