'use client'
import { connectFarcasterFlow, type FarcasterView } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Logs in with Farcaster and renders the progress. */
export const ConnectingFarcaster = ({ children }: FlowChild<FarcasterView>) =>
  children(useFlowView(connectFarcasterFlow))
