'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { useMemo } from 'react'
import { useKitView } from '../kit/useKitView.ts'
import { type ApproveView, approveView, selectApproveView } from './approveView.ts'

/**
 * The request of an in-page wallet that the visitor has to approve or reject. With a namespace, the
 * step is `done` while the request is for another namespace.
 */
export function useApprovals<N extends Namespace>(namespace?: CheckedNamespace<N>): ApproveView {
  const select = useMemo(() => selectApproveView(namespace), [namespace])
  return useKitView(select, approveView)
}
