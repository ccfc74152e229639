'use client'
import { useKit } from '../kit/useKit.ts'
import { type Action, useAction } from './useAction.ts'

/** Ends the session of the active account. The wallet stays connected. */
export const useSignOut = (): Action<[], void> => useAction(useKit().session.signOut)
