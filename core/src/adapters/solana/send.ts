import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { sendErrors } from '../../errors/areas/send.ts'
import { KitError } from '../../errors/kit-error.ts'
import { classifySubmitError, provesUnsent } from '../shared/classify-submit-error.ts'
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
 * Sends a transaction and resolves with its signature in base58, also if a node may have accepted
 * the transaction: a second attempt could pay twice. With `transfer`, it throws `send/unfollowed` if
 * a wallet may have sent it.
 */
export type Send = (
  transaction: Uint8Array,
  network: CaipNetworkId,
  signal: AbortSignal,
  transfer?: TransferCheck,
) => Promise<string>

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
      throw new KitError(sendErrors, 'send/changed', {}, { cause: signed })
    const signature = parse(signed).signature()
    const node = await reads()
    let isPosted = false
    const onPost = () => {
      isPosted = true
    }
    await node.send({ transaction: signed, network, onPost }, signal).catch((error: unknown) => {
      if (!isPosted || signal.aborted || provesUnsent(error)) throw error
    })
    return signature
  }
