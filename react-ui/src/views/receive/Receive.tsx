'use client'
import type { Namespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ReceiveView } from '../../hooks/receiveView.ts'
import { useReceive } from '../../hooks/useReceive.ts'

/** The address to send to, without a look: that of a namespace, of the active one where none is named. */
export function Receive({
  namespace,
  children,
}: {
  namespace?: Namespace
  children: (receive: ReceiveView) => ReactNode
}) {
  return children(useReceive(namespace))
}
