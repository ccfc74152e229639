import { useKit } from '../../kit/useKit.ts'
import { SelectToken } from './SelectToken.tsx'
import { Send } from './Send.tsx'
import { SendStep } from './SendStep.tsx'
import { useWallet } from './useWallet.ts'

/** What to send. */
export function WalletSendSelectTokenPanel() {
  const kit = useKit()
  const wallet = useWallet()
  return (
    <Send>
      {(send) =>
        send.step === 'filling' ? (
          <SelectToken send={send} done={() => kit.modal.back()} />
        ) : (
          <SendStep send={send} wallet={wallet} />
        )
      }
    </Send>
  )
}
