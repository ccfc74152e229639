import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { codeOf, type ErrorCode, KitError } from '../../errors/kit-error.ts'
import { classifySubmitError } from '../shared/classify-submit-error.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import { toBase58 } from './codecs.ts'
import type { Reads } from './reads.ts'
import type { Signer } from './signer.types.ts'
import type { Signing } from './signing.ts'

/** What is sent and then followed to its end. `isFit`: whether what the wallet signed may be sent. */
export type Transfer = { isFit(signed: Uint8Array): boolean }
/** Resolves with the signature in base58. For a transfer also where a node may have taken it; `send/unfollowed`: a wallet may have sent it. */
export type Send = (
  transaction: Uint8Array,
  network: CaipNetworkId,
  signal: AbortSignal,
  transfer?: Transfer,
) => Promise<string>
/** A node that says nothing of its own: it may have taken what it was given. */
const silent: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'endpoint/unreachable',
  'endpoint/unreadable',
  'kit/timed-out',
])
type Parts = { signer: Signer; signing(): Promise<Signing>; reads(): Promise<Reads> }

/** The wallet sends, or signs, so that we can. */
export const createSend =
  ({ signer, signing, reads }: Parts): Send =>
  async (transaction, network, signal, transfer) => {
    const { askable, read, transactions } = await signing()
    askable(transaction, signer.address)
    try {
      return toBase58(await signer.send(transaction, network, signal))
    } catch (error) {
      if (!isUnsupported(error))
        throw transfer === undefined ? error : classifySubmitError(error, signal)
    }
    const [signed = transaction] = await transactions(signer, [transaction], network, signal)
    if (transfer?.isFit(signed) === false) throw new KitError('send/changed', {}, { cause: signed })
    const signature = read(signed).signature()
    const node = await reads()
    const answer = await node.send(signed, network, signal).catch((error: unknown) => {
      if (transfer !== undefined && !signal.aborted && silent.has(codeOf(error))) return signature
      throw error
    })
    if (answer !== signature && transfer === undefined)
      throw new KitError('endpoint/unreadable', {}, { cause: answer })
    return signature
  }
