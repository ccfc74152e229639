import type { ComponentType } from 'react'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useIsExiting } from '../../kit/useIsExiting.ts'
import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendPreview } from './SendPreview.tsx'
import { SendScreen, type SendScreenProps } from './SendScreen.tsx'

const sendPanel = (Screen: ComponentType<SendScreenProps>) =>
  function SendPanel() {
    const kit = useKit()
    const wallet = useNamedWallet()
    const exiting = useIsExiting()
    const openTokenList = () => kit.modal.push('WalletSendSelectToken')
    return (
      <Send>
        {(send) =>
          send.step === 'loading' ? null : <Screen {...{ send, wallet, openTokenList, exiting }} />
        }
      </Send>
    )
  }

/** Sends a token from the active account. */
export const WalletSendPanel = sendPanel(SendScreen)

/** The review of a transfer and the steps after it. */
export const WalletSendPreviewPanel = sendPanel(SendPreview)
