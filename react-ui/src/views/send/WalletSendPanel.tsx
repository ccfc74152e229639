import { type ComponentType, useState } from 'react'
import { useNamedWallet } from '../../hooks/useNamedWallet.ts'
import { useIsExiting } from '../../kit/useIsExiting.ts'
import { useKit } from '../../kit/useKit.ts'
import { Send } from './Send.tsx'
import { SendForm } from './SendForm.tsx'
import { SendScreen, type SendScreenProps } from './SendScreen.tsx'
import { SendStep } from './SendStep.tsx'
import type { AfterFillingView } from './send.types.ts'

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

/**
 * The review and the steps after it. While the modal goes back to the form, the last step stays
 * visible. If the view stack has no form below this view, this view shows the form.
 */
export function SendPreview({ send, wallet, openTokenList, exiting }: SendScreenProps) {
  const [lastStep, setLastStep] = useState<AfterFillingView | null>(null)
  if (send.step !== 'filling' && send !== lastStep) setLastStep(send)
  if (send.step !== 'filling') return <SendStep send={send} wallet={wallet} />
  return exiting && lastStep !== null ? (
    <SendStep send={lastStep} wallet={wallet} />
  ) : (
    <SendForm send={send} openTokenList={openTokenList} cancelPreparing={null} />
  )
}
