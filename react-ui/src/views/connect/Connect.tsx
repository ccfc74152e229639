'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows/connect'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Choosing a wallet without a look: you draw, it decides what can be drawn. */
export function Connect({ children }: { children: (connect: ConnectView | Loading) => ReactNode }) {
  return children(useView(useFlow(connectFlow)))
}
