'use client'
import type { Namespace } from '@latchkit/core'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../components/WalletIcon.tsx'
import { useKitView } from '../kit/useKitView.ts'
import {
  type NetworkButtonView,
  networkButtonParts,
  networkButtonView,
} from './networkButtonView.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'
import { useNetworkLabel } from './useNetworkLabel.ts'

export type NetworkButtonProps = PageButtonProps & {
  /** Whose network it is; the active namespace's where none is named. */
  namespace?: Namespace
  /** Draw it yourself: gets the network and what opens the list. */
  children?: (button: NetworkButtonView & { label: string }) => ReactNode
}

/** Says which network is in use and opens the others. */
export const NetworkButton = forwardRef<HTMLButtonElement, NetworkButtonProps>(
  function NetworkButton({ namespace, children, ...rest }, ref) {
    const parts = useMemo(() => networkButtonParts(namespace), [namespace])
    const view = useKitView(parts, networkButtonView)
    const label = useNetworkLabel(namespace)
    if (children !== undefined) return children({ ...view, label })
    return (
      <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
        {view.step === 'supported' && (
          <WalletIcon name={label} image={view.network?.imageUrl ?? null} size="dot" />
        )}
        {label}
      </PageButton>
    )
  },
)
