'use client'
import type { Namespace } from '@latchkit/core'
import { shortAddress } from '@latchkit/core/utils'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { Avatar } from '../components/Avatar.tsx'
import { useKitView } from '../kit/useKitView.ts'
import { useButtonTexts } from '../locales/useButtonTexts.ts'
import {
  type ConnectButtonView,
  connectButtonParts,
  connectButtonView,
} from './connectButtonView.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'

export type AccountButtonProps = PageButtonProps & {
  /** Default: the active namespace. */
  namespace?: Namespace
  /** Replaces the default look. */
  children?: (button: Extract<ConnectButtonView, { step: 'connected' }>) => ReactNode
}

/**
 * Shows the connected address and opens the account. Renders nothing without a connected wallet.
 */
export const AccountButton = forwardRef<HTMLButtonElement, AccountButtonProps>(
  function AccountButton({ namespace, children, ...rest }, ref) {
    const parts = useMemo(() => connectButtonParts(namespace), [namespace])
    const view = useKitView(parts, connectButtonView)
    const texts = useButtonTexts()
    if (view.step !== 'connected') return null
    if (children !== undefined) return children(view)
    return (
      <PageButton
        {...rest}
        ref={ref}
        state={view.step}
        open={view.open}
        aria-label={rest['aria-label'] ?? `${texts.buttons.account}, ${shortAddress(view.address)}`}
      >
        <Avatar address={view.address} image={null} size="dot" />
        <bdi dir="ltr">{shortAddress(view.address)}</bdi>
      </PageButton>
    )
  },
)
