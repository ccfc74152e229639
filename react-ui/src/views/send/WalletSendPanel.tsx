import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useIsExiting } from '../../kit/useIsExiting.ts'
import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendScreen } from './SendScreen.tsx'

/** Sends a token from the active account. */
export function WalletSendPanel() {
  const kit = useKit()
  const wallet = useNamedWallet()
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
