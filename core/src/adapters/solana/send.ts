import type { CaipNetworkId } from '../../domain/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import { isUnsupported } from '../shared/failures.ts'
import { toBase58 } from './codecs.ts'
import type { Reads } from './reads.ts'
import type { Signer } from './signer.types.ts'
import type { Signing } from './signing.ts'

/** Resolves with the signature in base58. `isFit`: whether what the wallet signed may be sent; all of it, where nothing is said. */
export type Send = (
  transaction: Uint8Array,
  network: CaipNetworkId,
  signal: AbortSignal,
  isFit?: (signed: Uint8Array) => boolean,
) => Promise<string>
type Parts = { signer: Signer; signing(): Promise<Signing>; reads(): Promise<Reads> }

/** The wallet sends, or signs, so that we can. */
export const createSend =
  ({ signer, signing, reads }: Parts): Send =>
  async (transaction, network, signal, isFit = () => true) => {
    const { askable, read, transactions } = await signing()
    askable(transaction, signer.address)
    try {
      return toBase58(await signer.send(transaction, network, signal))
    } catch (error) {
      if (!isUnsupported(error)) throw error
    }
    const [signed = transaction] = await transactions(signer, [transaction], network, signal)
    if (!isFit(signed)) throw new KitError('send/changed', {}, { cause: signed })
    const signature = read(signed).signature()
    const answer = await (await reads()).send(signed, network, signal)
    if (answer !== signature) throw new KitError('endpoint/unreadable', {}, { cause: answer })
    return signature
  }
