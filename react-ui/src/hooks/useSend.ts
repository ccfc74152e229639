'use client'
import { type SendView, sendFlow } from '@latchkit/core/flows/send'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** What is filled in at the start. `asset`: plain contract or mint address, `native` for the native token. `receiver`: an address or a name. */
export type SendStart = { asset?: string; receiver?: string; amount?: string }

/** Sends from the active account: what may be shown and done at each step. null until it has begun. */
export const useSend = (start: SendStart = {}): SendView | null => useView(useFlow(sendFlow, start))
