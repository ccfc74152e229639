import { KitError } from '../../../errors/kit-error.ts'
import type { TransferClient } from '../../transfer-client.ts'
import { bytesIn } from '../codecs.ts'
import type { Send } from '../send.ts'
import { isAsReviewed } from './sent.ts'
import { checkShared, intact, type Shared } from './standing.ts'

type Parts = {
  sharedBy(connectorId: string): Shared | null
  /** null: the wallet is not there. */
  sendBy(connectorId: string, address: string): Send | null
}

/** One prompt, never a second: the wallet gets what was reviewed, or nothing. */
export const submit =
  ({ sharedBy, sendBy }: Parts): TransferClient['submit'] =>
  async ({ connectorId, network, prepared }, signal) => {
    const { payload } = intact(prepared, network)
    checkShared(sharedBy(connectorId), payload.from, network)
    const send = sendBy(connectorId, payload.from)
    if (send === null) throw new KitError('send/account-changed')
    const reviewed = bytesIn(payload.transaction, 'base64')
    // what a wallet only signs, we send: nothing but what was reviewed
    return send(reviewed, network.caipNetworkId, signal, {
      isFit: (signed) => isAsReviewed(reviewed, signed),
    })
  }
