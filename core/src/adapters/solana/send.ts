import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { codeOf, type ErrorCode, KitError } from '../../errors/kit-error.ts'
import { classifySubmitError } from '../shared/classify-submit-error.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import { toBase58 } from './codecs.ts'
import type { Reads } from './reads.ts'
import type { Signer } from './signer.types.ts'
import type { Signing } from './signing.ts'

/**
 * Passed for a tracked transfer. `matchesReview` returns whether a transaction that the wallet
 * signed is the reviewed transfer and may be sent.
 */
export type TransferCheck = { matchesReview(signed: Uint8Array): boolean }

/**
 * Sends a transaction and resolves with its signature in base58. With `transfer`, it also resolves
 * if a node may have accepted the transaction, and throws `send/unfollowed` if a wallet may have
 * sent it.
 */
export type Send = (
  transaction: Uint8Array,
  network: CaipNetworkId,
  signal: AbortSignal,
  transfer?: TransferCheck,
) => Promise<string>

/** Errors after which a node may still have accepted the transaction. */
const inconclusive: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/unreachable',
  'endpoint/blocked',
  'endpoint/unreadable',
  'kit/timed-out',
])

type SendDeps = { signer: Signer; signing(): Promise<Signing>; reads(): Promise<Reads> }

/**
 * Sends through the wallet. If the wallet does not support that, requests a signature and sends the
 * signed transaction to a node.
 */
export const createSend =
  ({ signer, signing, reads }: SendDeps): Send =>
  async (transaction, network, signal, transfer) => {
    const { parseSignable, parse, transactions } = await signing()
    parseSignable(transaction, signer.address)
    try {
      return toBase58(await signer.send(transaction, network, signal))
    } catch (error) {
      if (!isUnsupported(error))
        throw transfer === undefined ? error : classifySubmitError(error, signal)
    }
    const [signed = transaction] = await transactions(signer, [transaction], network, signal)
    if (transfer?.matchesReview(signed) === false)
      throw new KitError('send/changed', {}, { cause: signed })
    const signature = parse(signed).signature()
    const node = await reads()
    const response = await node.send(signed, network, signal).catch((error: unknown) => {
      if (transfer !== undefined && !signal.aborted && inconclusive.has(codeOf(error)))
        return signature
      throw error
    })
    if (response !== signature && transfer === undefined)
      throw new KitError('endpoint/unreadable', {}, { cause: response })
    return signature
  }
