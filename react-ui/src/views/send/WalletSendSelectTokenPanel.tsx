import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useKit } from '../../kit/useKit.ts'
import { SelectToken } from './SelectToken.tsx'
import { Send } from './Send.tsx'
import { SendStep } from './SendStep.tsx'

/** Selects the token to send. */
export function WalletSendSelectTokenPanel() {
  const kit = useKit()
  const wallet = useNamedWallet()
  return (
    <Send>
      {(send) => {
        if (send.step === 'loading') return null
        if (send.step !== 'filling') return <SendStep send={send} wallet={wallet} />
        return <SelectToken send={send} onDone={() => kit.modal.back()} />
      }}
    </Send>
  )
}
