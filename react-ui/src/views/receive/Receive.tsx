'use client'
import type { Namespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ReceiveView } from '../../hooks/receiveView.ts'
import { useReceive } from '../../hooks/useReceive.ts'

/** Renders the address to receive at: of a namespace, by default of the active one. */
export function Receive({
  namespace,
  children,
}: {
  namespace?: Namespace
  children: (receive: ReceiveView) => ReactNode
}) {
  return children(useReceive(namespace))
}
