'use client'
import type { Namespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ReceiveView } from '../../hooks/receiveView.ts'
import { useReceive } from '../../hooks/useReceive.ts'

/**
 * Calls `children` with the receive view of `namespace`, by default of the active namespace.
 */
export function Receive({
  namespace,
  children,
}: {
  namespace?: Namespace
  children: (receive: ReceiveView) => ReactNode
}) {
  return children(useReceive(namespace))
}
