'use client'
import type { CheckedNamespace, Namespace } from '@latchkit/core'
import { useMemo } from 'react'
import { useKitView } from '../kit/useKitView.ts'
import { type ReceiveView, receiveView, selectReceiveView } from './receiveView.ts'

/**
 * The address of the connected account and the networks on which it can receive. Default: of the
 * active namespace.
 */
export function useReceive<N extends Namespace>(namespace?: CheckedNamespace<N>): ReceiveView {
  const parts = useMemo(() => selectReceiveView(namespace), [namespace])
  return useKitView(parts, receiveView)
}
