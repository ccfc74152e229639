'use client'
import type { ReactNode } from 'react'
import { type ApproveView, approveParts, approveView } from '../../hooks/approveView.ts'
import { useKitView } from '../../kit/useKitView.ts'

/** What a wallet inside the page wants decided, without a look. */
export function ApproveTransaction({
  children,
}: {
  children: (approve: ApproveView) => ReactNode
}) {
  return children(useKitView(approveParts, approveView))
}
