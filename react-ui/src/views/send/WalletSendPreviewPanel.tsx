import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useIsExiting } from '../../kit/useIsExiting.ts'
import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendPreview } from './SendPreview.tsx'

/** The review of a transfer and the steps after it. */
export function WalletSendPreviewPanel() {
  const kit = useKit()
  const wallet = useNamedWallet()
  const exiting = useIsExiting()
  const openTokenList = () => kit.modal.push('WalletSendSelectToken')
  return (
    <Send>
      {(send) =>
        send.step === 'loading' ? null : (
          <SendPreview
            send={send}
            wallet={wallet}
            openTokenList={openTokenList}
            exiting={exiting}
          />
        )
      }
    </Send>
  )
}
