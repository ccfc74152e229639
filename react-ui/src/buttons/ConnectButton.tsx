'use client'
import type { Namespace } from '@latchkit/core'
import { amountLine, shortAddress } from '@latchkit/core/utils'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { Avatar } from '../components/Avatar.tsx'
import { useKitView } from '../kit/useKitView.ts'
import { usePageWords } from '../locales/WordsContext.ts'
import {
  type ConnectButtonView,
  connectButtonParts,
  connectButtonView,
} from './connectButtonView.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'

export type ConnectButtonProps = PageButtonProps & {
  /** Connects a wallet of this one, and says as whom there; any wallet, and the active namespace, where none is named. */
  namespace?: Namespace
  /** Draw it yourself: gets where the connection stands and what opens the modal. */
  children?: (button: ConnectButtonView) => ReactNode
}

/** Connects; once connected it says as whom and opens the account. */
export const ConnectButton = forwardRef<HTMLButtonElement, ConnectButtonProps>(
  function ConnectButton({ namespace, children, ...rest }, ref) {
    const parts = useMemo(() => connectButtonParts(namespace), [namespace])
    const view = useKitView(parts, connectButtonView)
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
                {amountLine(view.balance, words.language)}
              </bdi>
            )}
          </>
        )}
      </PageButton>
    )
  },
)
