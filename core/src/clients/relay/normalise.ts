import type { PlainErrorCode } from '../../errors/catalogue.ts'
import { lookInto } from '../../errors/extract-error.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'

/** What the SDK says, in English only, and what it means. The first that fits counts. */
const sayings: readonly (readonly [RegExp, PlainErrorCode])[] = [
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
/** No, and no to chains, methods or events. */
const refusals: readonly unknown[] = [5000, 5001, 5002, 5003]

function saying(thrown: unknown): PlainErrorCode | null {
  const { texts } = lookInto(thrown)
  return sayings.find(([form]) => texts.some((text) => form.test(text.slice(0, 400))))?.[1] ?? null
}

/** Why a pairing ended, whatever the SDK threw: a text, a plain object, an `Error`. The original stays the cause. */
export function pairingError(thrown: unknown): KitError {
  if (isKitError(thrown)) return thrown
  const code = saying(thrown)
  if (code !== null) return new KitError(code, {}, { cause: thrown })
  if (lookInto(thrown).codes.some((one) => refusals.includes(one)))
    return new KitError('rpc/user-rejected', {}, { cause: thrown })
  return fromWallet(thrown, 'remote/failed')
}

/** Why a request was not answered. A bare 5000 is a no, except where wallets say it of networks they do not know. */
export function requestError(thrown: unknown, method: string): KitError {
  if (isKitError(thrown)) return thrown
  const code = saying(thrown)
  if (code !== null) return new KitError(code, {}, { cause: thrown })
  const error = fromWallet(thrown, 'rpc/internal')
  const isAboutChains =
    method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain'
  const isBare =
    error.code === 'rpc/internal' && lookInto(thrown).codes.every((one) => one === 5000)
  return isBare && !isAboutChains && lookInto(thrown).codes.length > 0
    ? new KitError('rpc/user-rejected', {}, { cause: thrown })
    : error
}
