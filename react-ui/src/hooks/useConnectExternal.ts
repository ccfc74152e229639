'use client'
import { connectExternalFlow, type ExternalView } from '@latchkit/core/flows/connect-external'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** Asks one wallet for its accounts for as long as the component is drawn; null until it has begun. */
export const useConnectExternal = (connectorId: string): ExternalView | null => useView(useFlow(connectExternalFlow, { connectorId }))
