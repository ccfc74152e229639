'use client'
import { shortAddress } from '@latchkit/core/domain'
import { forwardRef, type ReactNode } from 'react'
import { useKitView } from '../kit/useKitView.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { amountText } from '../parts/format-amount.ts'
import { usePageWords } from '../words/WordsContext.ts'
import { type ConnectButtonView, connectButtonParts, connectButtonView } from './connectButtonView.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'

export type ConnectButtonProps = PageButtonProps & {
  /** Draw it yourself: gets where the connection stands and what opens the modal. */
  children?: (button: ConnectButtonView) => ReactNode
}

/** Connects; once connected it says as whom and opens the account. */
export const ConnectButton = forwardRef<HTMLButtonElement, ConnectButtonProps>(function ConnectButton({ children, ...rest }, ref) {
  const view = useKitView(connectButtonParts, connectButtonView)
  const words = usePageWords()
  if (children !== undefined) return children(view)
  return (
    <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
      {view.step === 'disconnected' && words.buttons.connect}
      {(view.step === 'connecting' || view.step === 'reconnecting') && words.buttons.connecting}
      {view.step === 'connected' && (
        <>
          <Avatar address={view.address} image={null} size="dot" />
          <bdi dir="ltr">{shortAddress(view.address)}</bdi>
          {view.balance !== null && (
            <bdi className="lk-page-balance" dir="ltr">
              {amountText(view.balance, words.language)}
            </bdi>
          )}
        </>
      )}
    </PageButton>
  )
})
