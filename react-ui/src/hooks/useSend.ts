'use client'
import { type SendView, sendFlow } from '@latchkit/core/flows/send'
import { useFlow } from '../kit/useFlow.ts'
import { useView } from '../kit/useView.ts'

/** Sends from the active account: what may be shown and done at each step. null until it has begun. */
export const useSend = (): SendView | null => useView(useFlow(sendFlow))
