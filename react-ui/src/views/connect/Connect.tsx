'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Renders the choice of a wallet. */
export function Connect({ children }: { children: (connect: ConnectView | Loading) => ReactNode }) {
  return children(useView(useFlow(connectFlow)))
}
