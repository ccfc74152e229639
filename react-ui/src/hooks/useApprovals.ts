'use client'
import { useKitView } from '../kit/useKitView.ts'
import { type ApproveView, approveParts, approveView } from '../views/approve/approveView.ts'

/** What a wallet inside the page wants decided, and the two answers. */
export const useApprovals = (): ApproveView => useKitView(approveParts, approveView)
