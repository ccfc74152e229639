'use client'
import { useKitView } from '../kit/useKitView.ts'
import { type ApproveView, approveView, selectApproveView } from './approveView.ts'

/** The request of an in-page wallet that the visitor has to approve or reject. */
export const useApprovals = (): ApproveView => useKitView(selectApproveView, approveView)
