import { useWalletInfo } from '../../hooks/useWalletInfo.ts'
import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendScreen } from './SendScreen.tsx'
import { useIsExiting } from './useIsExiting.ts'

/** Sends a token from the active account. */
export function WalletSendPanel() {
  const kit = useKit()
  const wallet = useWalletInfo()
  const exiting = useIsExiting()
  const openTokenList = () => kit.modal.push('WalletSendSelectToken')
  return (
    <Send>
      {(send) =>
        send.step === 'loading' ? null : (
          <SendScreen send={send} wallet={wallet} openTokenList={openTokenList} exiting={exiting} />
        )
      }
    </Send>
  )
}
