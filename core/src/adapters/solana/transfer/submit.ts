import { sendErrors } from '../../../errors/areas/send.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { decodeBytes } from '../codecs.ts'
import type { Send } from '../send.ts'
import { assertUnchanged, checkWalletState, type WalletState } from './preflight.ts'
import { matchesReview } from './sent-transaction.ts'

type SubmitDeps = {
  walletState(connectorId: string): WalletState | null
  /** Null if the wallet is not available. */
  createSend(connectorId: string, address: string): Send | null
}

/** Sends exactly the reviewed payload in one request and never repeats it. */
export const submit =
  ({ walletState, createSend }: SubmitDeps): TransferClient['submit'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const payload = assertUnchanged(prepared, network)
    checkWalletState(walletState(connectorId), payload.from, network)
    const send = createSend(connectorId, payload.from)
    if (send === null) throw new KitError(sendErrors, 'send/account-changed')
    const reviewed = decodeBytes(payload.transaction, 'base64')
    // If the wallet only signs, its transaction is compared before it is sent to a node.
    return send(reviewed, network.caipNetworkId, signal, {
      matchesReview: (signed) => matchesReview(reviewed, signed),
    })
  }
