'use client'
import { useContext } from 'react'
import { enApprove } from './en-approve.ts'
import { enShared, type SharedTexts } from './en-shared.ts'
import { LocaleContext } from './LocaleContext.ts'

export type ApproveTexts = SharedTexts & { approve: typeof enApprove }

const english: ApproveTexts = { ...enShared, approve: enApprove }

/**
 * Shared texts plus those of the approval view. The English ones are bundled with that view only.
 */
export const useApproveTexts = (): ApproveTexts => useContext(LocaleContext) ?? english
