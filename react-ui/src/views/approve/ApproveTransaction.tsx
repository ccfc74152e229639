'use client'
import type { ApproveView } from '../../hooks/approveView.ts'
import { useApprovals } from '../../hooks/useApprovals.ts'
import type { Child } from '../../kit/child.types.ts'

/**
 * Renders the request of an in-page wallet or of the embedded wallet that the visitor has to approve
 * or reject. If `frameOrigin` is not null, the embedded wallet draws the request: render a
 * `WalletFrame`, both origins and a button that calls `reject`.
 */
export const ApproveTransaction = ({ children }: Child<ApproveView>) => children(useApprovals())
