'use client'
import { type DisconnectView, disconnectFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Disconnects all wallets on mount and renders the progress. */
export const Disconnect = ({ children }: FlowChild<DisconnectView>) =>
  children(useFlowView(disconnectFlow))
