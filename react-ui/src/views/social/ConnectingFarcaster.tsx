'use client'
import { connectFarcasterFlow, type FarcasterView } from '@latchkit/core/flows'
import type { ReactNode } from 'react'
import { useFlow } from '../../kit/useFlow.ts'
import { type Loading, useView } from '../../kit/useView.ts'

/** Logs in with Farcaster and renders the progress. */
export function ConnectingFarcaster({
  children,
}: {
  children: (view: FarcasterView | Loading) => ReactNode
}) {
  return children(useView(useFlow(connectFarcasterFlow)))
}
