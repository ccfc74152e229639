import type { SendLabel } from '../../domain/transfer/send-label.ts'
import type { Flow } from '../../protocol/flow.ts'
import type {
  ReceiverDoubt,
  SendAsset,
  SendData,
  SendEmitted,
  SendInput,
  SendOutput,
  SendReceiver,
  SendView,
  SendWarning,
} from './send.types.ts'

/** Sends a token: form, review, recheck, wallet request. */
export const sendFlow: Flow<SendInput, SendView, SendEmitted, SendOutput, SendData> = {
  id: 'send',
  load: async () => (await import('./send.flow.ts')).send,
}
export type {
  ReceiverDoubt,
  SendAsset,
  SendEmitted,
  SendInput,
  SendLabel,
  SendOutput,
  SendReceiver,
  SendView,
  SendWarning,
}
