import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendScreen } from './SendScreen.tsx'
import { useIsExiting } from './useIsExiting.ts'
import { useWallet } from './useWallet.ts'

/** Sending from the active account. */
export function WalletSendPanel() {
  const kit = useKit()
  const wallet = useWallet()
  const leaving = useIsExiting()
  const choose = () => kit.modal.push('WalletSendSelectToken')
  return (
    <Send>
      {(send) =>
        send.step === 'loading' ? null : (
          <SendScreen send={send} wallet={wallet} openTokenList={choose} exiting={leaving} />
        )
      }
    </Send>
  )
}
