import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendPreview } from './SendPreview.tsx'
import { useIsExiting } from './useIsExiting.ts'
import { useWallet } from './useWallet.ts'

/** What is about to be sent, and what becomes of it. */
export function WalletSendPreviewPanel() {
  const kit = useKit()
  const wallet = useWallet()
  const leaving = useIsExiting()
  const choose = () => kit.modal.push('WalletSendSelectToken')
  return (
    <Send>
      {(send) =>
        send.step === 'loading' ? null : (
          <SendPreview send={send} wallet={wallet} openTokenList={choose} exiting={leaving} />
        )
      }
    </Send>
  )
}
