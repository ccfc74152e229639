'use client'
import type { Namespace } from '@latchkit/core'
import { useMemo } from 'react'
import { useKitView } from '../kit/useKitView.ts'
import { type ReceiveView, receiveParts, receiveView } from '../views/receive/receiveView.ts'

/** The address to send to, and the networks it may be sent on. */
export function useReceive(namespace?: Namespace): ReceiveView {
  const parts = useMemo(() => receiveParts(namespace), [namespace])
  return useKitView(parts, receiveView)
}
