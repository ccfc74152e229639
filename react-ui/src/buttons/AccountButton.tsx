'use client'
import type { Namespace } from '@latchkit/core'
import { shortAddress } from '@latchkit/core/utils'
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

export type AccountButtonProps = PageButtonProps & {
  /** Whose account it is; the active namespace's where none is named. */
  namespace?: Namespace
  /** Draw it yourself: gets the account and what opens it. */
  children?: (button: Extract<ConnectButtonView, { step: 'connected' }>) => ReactNode
}

/** The connected account, small; nothing while there is none. */
export const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(
  function AccountButton({ namespace, children, ...rest }, ref) {
    const parts = useMemo(() => connectButtonParts(namespace), [namespace])
    const view = useKitView(parts, connectButtonView)
    const words = usePageWords()
    if (view.step !== 'connected') return null
    if (children !== undefined) return children(view)
    return (
      <PageButton
        {...rest}
        ref={ref}
        state={view.step}
        open={view.open}
        aria-label={rest['aria-label'] ?? `${words.buttons.account}, ${shortAddress(view.address)}`}
      >
        <Avatar address={view.address} image={null} size="dot" />
        <bdi dir="ltr">{shortAddress(view.address)}</bdi>
      </PageButton>
    )
  },
)
