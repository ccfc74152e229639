'use client'
import { type ConnectView, connectFlow } from '@latchkit/core/flows'
import type { FlowChild } from '../../kit/child.types.ts'
import { useFlowView } from '../../kit/useFlowView.ts'

/** Renders the choice of a wallet. */
export const Connect = ({ children }: FlowChild<ConnectView>) => children(useFlowView(connectFlow))
