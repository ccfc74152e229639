'use client'
import type { ReactNode } from 'react'
import type { ApproveView } from '../../hooks/approveView.ts'
import { useApprovals } from '../../hooks/useApprovals.ts'

/** Renders the request of an in-page wallet that the visitor has to approve or reject. */
export function ApproveTransaction({ children }: { children: (view: ApproveView) => ReactNode }) {
  return children(useApprovals())
}
