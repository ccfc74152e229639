'use client'
import type { Namespace } from '@latchkit/core'
import { forwardRef, type ReactNode, useMemo } from 'react'
import { WalletIcon } from '../components/WalletIcon.tsx'
import { useNetworkLabel } from '../hooks/useNetworkLabel.ts'
import { useKitView } from '../kit/useKitView.ts'
import type { NamespaceButton } from './namespace-button.types.ts'
import {
  type NetworkButtonView,
  networkButtonParts,
  networkButtonView,
} from './networkButtonView.ts'
import { PageButton, type PageButtonProps } from './PageButton.tsx'

export type NetworkButtonProps = PageButtonProps & {
  /** Default: the active namespace. */
  namespace?: Namespace
  /** The text while no network is active, whether a wallet is connected or not. */
  label?: string
  /** Replaces the default look. */
  children?: (button: NetworkButtonView & { label: string }) => ReactNode
}

/** Shows the active network and opens the list of networks. */
export const NetworkButton: NamespaceButton<NetworkButtonProps> = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  NetworkButtonProps
>(function NetworkButton({ namespace, label: ownLabel, children, ...rest }, ref) {
  const parts = useMemo(() => networkButtonParts(namespace), [namespace])
  const view = useKitView(parts, networkButtonView)
  const label = useNetworkLabel(namespace)
  if (children !== undefined) return children({ ...view, label })
  return (
    <PageButton {...rest} ref={ref} state={view.step} open={view.open}>
      {view.step === 'supported' && (
        <WalletIcon name={label} image={view.network.imageUrl} size="dot" />
      )}
      {view.step === 'none' ? (ownLabel ?? label) : label}
    </PageButton>
  )
})
